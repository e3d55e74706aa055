import { PERMISSION_TITLES } from '@schema/permissions';
import { CASH_TEXTS } from '@schema/texts/day/cashbox';
import { LATE_TEXTS } from '@schema/texts/shell/late';
import { KIT_TEXTS, SHELL_TEXTS } from '@schema/texts/shell/shell';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { boardGrid } from '../../support/board/board-pointer';
import { dialogOf, fieldOf } from '../../support/dialogs';
import { screenTest } from '../../support/screen-test';

const SECTION = PERMISSION_TITLES.view_clients;
const SECTION_CODE = '**/assets/ClientsScreen-*.js';

const openSection = (page: Page) => page.getByRole('link', { name: SECTION, exact: true }).click();
const section = (page: Page) => page.getByRole('heading', { name: SECTION, level: 1 });

screenTest(
  'a section opened without a network shows a message and opens once the network is back',
  async ({ open, problemsOf }) => {
    const page = await open({ as: 'admin' });
    await boardGrid(page).waitFor();
    await page.context().setOffline(true);
    await openSection(page);
    await page.getByText(LATE_TEXTS.screen.network.description).waitFor();
    await page.getByRole('button', { name: KIT_TEXTS.retry, exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.context().setOffline(false);
    await section(page).waitFor();
    problemsOf(page).errors.length = 0;
  },
);

screenTest(
  'a section replaced by a new release is loaded from the new release',
  async ({ open, problemsOf }) => {
    const page = await open({ as: 'admin' });
    await boardGrid(page).waitFor();
    let isReplaced = true;
    await page.route(SECTION_CODE, (route) =>
      isReplaced ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.route('/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<script type="module" src="/assets/index-of-the-new-release.js"></script>',
      }),
    );
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isReplaced = false;
    });
    await openSection(page);
    await section(page).waitFor();
    expect(isReplaced).toBe(false);
    expect(new URL(page.url()).pathname).toBe('/clients');
    problemsOf(page).errors.length = 0;
  },
);

screenTest(
  'phone: a quick button pressed before the code of the board is loaded opens its dialog',
  async ({ open, problemsOf }) => {
    const page = await open({ as: 'manager', device: 'phone', path: '/clients' });
    await section(page).waitFor();
    let arrive = () => {};
    const hasCome = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/board-*.js', async (route) => {
      await hasCome;
      await route.continue();
    });
    await page.goto(page.url().replace('/clients', '/'));
    await page.getByRole('button', { name: SHELL_TEXTS.cashEntry, exact: true }).click();
    await page.getByText(LATE_TEXTS.dialogLoading).waitFor();
    arrive();
    await dialogOf(page).waitFor();
    await fieldOf(page, CASH_TEXTS.amount).waitFor();
    problemsOf(page).errors.length = 0;
  },
);
