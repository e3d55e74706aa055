import { USERS_TEXTS } from '@schema/texts/people/users';
import { ANALYTICS_TEXTS, PARTNERS_TEXTS } from '@schema/texts/reports/analytics';
import { SEARCH_BUTTON_TEXTS } from '@schema/texts/shell/search-button';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { boardAtRest, boardGrid } from '../../support/board/board-pointer';
import { dialogOf, noticesOf } from '../../support/dialogs';
import { goTo } from '../../support/go-to';
import { readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';

/** The partner of the demo's user `partner`. */
const OWN = 'Смирнов Андрей';
const OTHER = 'Никитина Елена';

const pathOf = (page: Page) => new URL(page.url()).pathname;

screenTest.for(['desktop', 'tablet', 'phone'] as const)(
  'on a %s a partner sees own cars on the board, and initials of customers',
  async (device, { open, restAs }) => {
    const { cars } = await readJson<{
      cars: { carTitle: string; shares: { partnerId: number }[] }[];
      partners: { id: number; name: string }[];
    }>(await restAs('partner'), '/partners/revenue');
    const page = await open({ device, as: 'partner' });
    await boardAtRest(page);
    const grid = boardGrid(page);
    await expect(grid.getAttribute('aria-label')).resolves.toContain(`${cars.length} машин`);
    const events = await grid.getByRole('button').allInnerTexts();
    expect(events.some((text) => /[А-ЯЁ]\. [А-ЯЁ]\./.test(text))).toBe(true);
    expect(events.filter((text) => /\+7|Иванов/.test(text))).toEqual([]);
    expect(await page.getByRole('link', { name: SHELL_TEXTS.now }).count()).toBe(0);
    expect(await page.getByRole('button', { name: SEARCH_BUTTON_TEXTS.open }).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);

screenTest('a partner reads the analytics of own cars and own share', async ({ open }) => {
  const page = await open({ path: '/analytics', as: 'partner' });
  await page.getByRole('table').first().waitFor();
  expect(await page.getByText(OTHER).count()).toBe(0);
  await page.getByRole('table').first().getByRole('link').first().click();
  await expect.poll(() => pathOf(page)).toMatch(/^\/analytics\/fleet\/\d+$/);
  await page.getByText(ANALYTICS_TEXTS.revenue).first().waitFor();
  await goTo(page, '/analytics/income');
  const partners = page.getByRole('list', { name: PARTNERS_TEXTS.list });
  await partners.getByText(OWN).waitFor();
  expect(await partners.getByRole('listitem').count()).toBe(1);
  expect(await page.getByRole('form', { name: PARTNERS_TEXTS.add }).count()).toBe(0);
  for (const path of ['/now', '/money', '/analytics/gaps', '/?booking=1']) {
    await goTo(page, path);
    await boardGrid(page).waitFor();
    expect(await dialogOf(page).count()).toBe(0);
  }
});

screenTest('a user is tied to a partner and has the permissions to read', async ({ open }) => {
  const page = await open({ path: '/users', as: 'admin' });
  await page.getByRole('button', { name: USERS_TEXTS.add }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel(USERS_TEXTS.login).fill('elena');
  await dialog.getByLabel(new RegExp(`^${USERS_TEXTS.password}`)).fill('пароль-елены');
  await dialog.getByRole('button', { name: new RegExp(USERS_TEXTS.partner) }).click();
  await page.getByRole('option', { name: OTHER }).click();
  await dialog.getByText(USERS_TEXTS.partnerHint).waitFor();
  expect(await dialog.getByRole('checkbox', { name: 'Клиенты' }).count()).toBe(0);
  expect(await dialog.getByRole('checkbox', { name: 'Шахматка' }).isChecked()).toBe(true);
  await dialog.getByRole('button', { name: USERS_TEXTS.create }).click();
  await noticesOf(page).getByText(USERS_TEXTS.created).waitFor();
  const row = page
    .getByRole('list', { name: USERS_TEXTS.list })
    .getByRole('listitem')
    .filter({ hasText: 'elena' });
  await row.getByText(`${USERS_TEXTS.partner}: ${OTHER}`).waitFor();
});
