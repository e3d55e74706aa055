import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MESSAGES } from '@schema/messages';
import { LOGIN_TEXTS } from '@schema/texts/people/login';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { boardGrid } from '../../support/board-pointer';
import { goTo } from '../../support/go-to';
import { screenTest } from '../../support/screen-test';
import { signIn } from '../../support/sign-in';

const pathOf = (page: Page) => new URL(page.url()).pathname;
const submit = (page: Page) => page.getByRole('button', { name: LOGIN_TEXTS.submit, exact: true });
const logOut = (page: Page) => page.getByRole('button', { name: SHELL_TEXTS.logout }).click();
const atLogin = (page: Page) => submit(page).waitFor();

screenTest('an anonymous user gets the sign-in page at any address', async ({ open }) => {
  for (const path of ['/analytics/2026-05-01/returns', '/nowhere']) {
    const page = await open({ path });
    await atLogin(page);
    expect(pathOf(page)).toBe('/login');
  }
});

screenTest(
  'a loading screen shows until the session is known; a failed session query is only logged',
  async ({ open, problemsOf }) => {
    const page = await open({ path: '/login' });
    await atLogin(page);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    let cut = () => {};
    const held = new Promise<void>((resolve) => {
      cut = resolve;
    });
    await page.route('**/api/graphql', async (route) => {
      await held;
      await route.abort();
    });
    await goTo(page, '/');
    await page.getByText(SHELL_TEXTS.loading).waitFor();
    expect(await submit(page).count()).toBe(0);
    cut();
    await atLogin(page);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(logged.some((line) => line.startsWith('The profile could not be loaded'))).toBe(true);
    problemsOf(page).errors.length = 0;
  },
);

screenTest(
  'forbidden and unknown paths and the sign-in page redirect to the first section',
  async ({ open }) => {
    const page = await open();
    await signIn(page, 'partner');
    await boardGrid(page).waitFor();
    for (const path of ['/users', '/clients/3', '/editor', '/nowhere', '/login']) {
      await goTo(page, path);
      await boardGrid(page).waitFor();
      expect(pathOf(page)).toBe('/');
    }
  },
);

screenTest('a user without sections sees a message and can sign out', async ({ open, product }) => {
  const database = new DatabaseSync(join(product.dataDir, 'avtoprokat.sqlite'));
  const keep = database.prepare("select permissions from users where login = 'partner'").get();
  const give = database.prepare("update users set permissions = ? where login = 'partner'");
  give.run('[]');
  try {
    for (const device of ['desktop', 'phone'] as const) {
      const page = await open({ device });
      await signIn(page, 'partner');
      await page.getByText(SHELL_TEXTS.noAccessDescription).waitFor();
      await page.getByRole('heading', { name: MESSAGES.access.noSections }).waitFor();
      expect(pathOf(page)).toBe('/no-access');
      expect(await accessibilityFaults(page)).toEqual([]);
      if (device === 'phone') {
        await page.getByRole('button', { name: SHELL_TEXTS.openMenu }).click();
        await page.getByRole('dialog').getByRole('button', { name: SHELL_TEXTS.logout }).click();
      } else await logOut(page);
      await atLogin(page);
    }
  } finally {
    give.run(String(keep?.permissions));
    database.close();
  }
});

screenTest(
  'a session ended elsewhere redirects to sign-in on the next request',
  async ({ open }) => {
    const page = await open();
    await signIn(page, 'manager');
    await boardGrid(page).waitFor();
    await page.request.post('/api/auth/logout');
    await page.reload();
    await atLogin(page);
    expect(pathOf(page)).toBe('/login');
  },
);

screenTest('phone: burger menu, and quick buttons only with edit_bookings', async ({ open }) => {
  const page = await open({ device: 'phone' });
  await signIn(page, 'partner');
  await boardGrid(page).waitFor();
  const newBooking = page.getByRole('button', { name: SHELL_TEXTS.newBooking });
  expect(await newBooking.count()).toBe(0);
  expect(await page.getByRole('button', { name: SHELL_TEXTS.cashEntry, exact: true }).count()).toBe(
    0,
  );
  await page.getByRole('button', { name: SHELL_TEXTS.openMenu }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('link', { name: 'Шахматка' }).waitFor();
  expect(await menu.getByRole('link', { name: 'Пользователи' }).count()).toBe(0);
  await menu.getByRole('button', { name: SHELL_TEXTS.logout }).click();
  await atLogin(page);

  await signIn(page, 'manager');
  await newBooking.click();
  await page.getByRole('dialog').getByText('Быстрое бронирование').waitFor();
});
