import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MESSAGES } from '@schema/messages';
import { LOGIN_TEXTS } from '@schema/texts/people/login';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { boardGrid } from '../../support/board/board-pointer';
import { closeByEscape, noticesOf } from '../../support/dialogs';
import { goTo } from '../../support/go-to';
import { screenTest } from '../../support/screen-test';
import { signIn } from '../../support/sign-in';

const pathOf = (page: Page) => new URL(page.url()).pathname;
const submit = (page: Page) => page.getByRole('button', { name: LOGIN_TEXTS.submit, exact: true });
const logOut = (page: Page) => page.getByRole('button', { name: SHELL_TEXTS.logout }).click();
const atLogin = (page: Page) => submit(page).waitFor();

screenTest(
  'a loading screen shows until the session is known; a failed session query is only logged',
  async ({ open, problemsOf }) => {
    const logged: string[] = [];
    let cut = () => {};
    const held = new Promise<void>((resolve) => {
      cut = resolve;
    });
    const page = await open({
      path: '/analytics/2026-05-01/returns',
      before: async (opened) => {
        opened.on('console', (message) => logged.push(message.text()));
        await opened.route('**/api/graphql', async (route) => {
          await held;
          await route.abort();
        });
      },
    });
    await page.getByRole('status').getByText(SHELL_TEXTS.loading).waitFor();
    expect(await page.getByText(SHELL_TEXTS.loading).first().isVisible()).toBe(true);
    expect(await submit(page).count()).toBe(0);
    cut();
    await atLogin(page);
    expect(pathOf(page)).toBe('/login');
    expect(await page.getByRole('alert').count()).toBe(0);
    const isLogged = () =>
      logged.some((line) => line.startsWith('The profile could not be loaded'));
    await expect.poll(isLogged).toBe(true);
    // Answered, an anonymous user gets the sign-in page as well.
    await page.unroute('**/api/graphql');
    await goTo(page, '/nowhere');
    await atLogin(page);
    expect(pathOf(page)).toBe('/login');
    problemsOf(page).errors.length = 0;
  },
);

screenTest(
  'forbidden and unknown paths and the sign-in page redirect to the first section',
  async ({ open }) => {
    const page = await open({ path: '/clients/3', as: 'partner' });
    await boardGrid(page).waitFor();
    await expect.poll(() => pathOf(page)).toBe('/');
    for (const path of ['/nowhere', '/login']) {
      await goTo(page, path);
      await boardGrid(page).waitFor();
      await expect.poll(() => pathOf(page)).toBe('/');
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
      await expect.poll(() => pathOf(page)).toBe('/no-access');
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

screenTest('phone: burger menu, and quick buttons only with edit_bookings', async ({ open }) => {
  const page = await open({ device: 'phone', as: 'partner' });
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
  await closeByEscape(page);
  await page.getByRole('button', { name: SHELL_TEXTS.openMenu }).tap();
  const sections = page.getByRole('dialog', { name: SHELL_TEXTS.menu });
  await sections.getByRole('link', { name: SHELL_TEXTS.importing }).waitFor();
  await sections.getByRole('link', { name: SHELL_TEXTS.reseating }).tap();
  await page.waitForURL('**/reseat');
});

screenTest(
  'sign-in and sign-out show that the server is unavailable and keep the input',
  async ({ open, product, problemsOf }) => {
    const inside = await open({ as: 'manager' });
    await boardGrid(inside).waitFor();
    const outside = await open({ device: 'tablet', path: '/login' });
    const login = outside.getByLabel(LOGIN_TEXTS.login, { exact: true });
    await login.fill('manager');
    await outside.getByLabel(LOGIN_TEXTS.password, { exact: true }).fill('demo-manager');
    await product.halt();
    try {
      await outside.getByRole('button', { name: LOGIN_TEXTS.submit, exact: true }).click();
      await outside.getByText(MESSAGES.generic.unavailable).waitFor();
      expect(await login.inputValue()).toBe('manager');
      await inside.getByRole('button', { name: SHELL_TEXTS.logout }).click();
      await noticesOf(inside).getByText(MESSAGES.auth.logoutFailed).waitFor();
    } finally {
      await product.resume();
    }
    for (const page of [inside, outside]) problemsOf(page).errors.length = 0;
  },
);
