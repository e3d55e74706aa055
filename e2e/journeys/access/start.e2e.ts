import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { boardGrid } from '../../support/board/board-pointer';
import { screenTest } from '../../support/screen-test';

/** Texts of index.html. */
const FAILED = 'Программа не загрузилась';
const NEEDS_SCRIPT = 'В браузере выключен JavaScript';

const SCRIPTS = '**/assets/*.js';

screenTest(
  'a page whose script fails to load shows a message and a reload',
  async ({ open, problemsOf }) => {
    const page = await open({
      as: 'admin',
      before: (opened) => opened.route(SCRIPTS, (route) => route.abort()),
    });
    await page.getByRole('heading', { name: FAILED }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute(SCRIPTS);
    await page.getByRole('button', { name: SHELL_TEXTS.crashedAction }).click();
    await boardGrid(page).waitFor();
    expect(await page.getByText(FAILED).count()).toBe(0);
    problemsOf(page).errors.length = 0;
  },
);

screenTest(
  'a script that throws before the first screen shows a message',
  async ({ open, problemsOf }) => {
    const page = await open({
      device: 'phone',
      before: (opened) =>
        opened.route('**/assets/index-*.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("old browser")' }),
        ),
    });
    await page.getByRole('heading', { name: FAILED }).waitFor();
    problemsOf(page).errors.length = 0;
  },
);

screenTest('the most opened screens request their first data once', async ({ open }) => {
  const asked: string[] = [];
  const page = await open({
    as: 'admin',
    path: '/bookings-list?sort=startDate-asc&status=planned',
    before: async (opened) => {
      opened.on('request', (request) => {
        const name = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
        if (name) asked.push(name);
      });
    },
  });
  const main = page.getByRole('main');
  await main.getByRole('row').nth(1).waitFor();
  await page.goto('/now');
  await main.locator('[aria-busy="false"]').first().waitFor();
  await page.goto('/analytics');
  await main.getByRole('table').first().waitFor();
  const first = ['BookingListPage', 'ActionList', 'FleetReport'];
  expect(asked.filter((name) => first.includes(name))).toEqual(first);
});

screenTest('a browser without JavaScript gets a message', async ({ open }) => {
  const page = await open({ device: 'phone', javaScriptEnabled: false });
  await page.getByRole('heading', { name: NEEDS_SCRIPT }).waitFor();
  expect(await page.getByText(FAILED).isVisible()).toBe(false);
});
