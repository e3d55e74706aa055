import { ARCHIVE_TEXTS, BOOKING_LIST_TEXTS } from '@schema/texts/bookings/booking-list';
import { CUSTOMERS_TEXTS } from '@schema/texts/people/customers';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../support/accessibility';
import { boardAtRest, boardGrid } from '../support/board/board-pointer';
import { readRuler } from '../support/board/board-ruler';
import { handoverToday } from '../support/bookings';
import { addVesta } from '../support/cars';
import { type OpenOptions, screenTest } from '../support/screen-test';

const DESKTOP = { device: 'desktop', viewport: { width: 1280, height: 800 } } as const;
const TABLET = { device: 'tablet' } as const;
const PHONE = { device: 'phone' } as const;
const LANDSCAPE = { device: 'phone', viewport: { width: 844, height: 390 } } as const;

/** Rows of the list with this button in each, wholly between the top bar and the window's end. */
async function rowsInView(page: Page, button: string): Promise<number> {
  const buttons = page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^(?:${button})`) });
  await buttons.first().waitFor();
  return buttons.evaluateAll((all) => {
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const rows = new Set(all.map((one) => one.closest('tr, li')));
    return [...rows].filter((row) => {
      const box = row?.getBoundingClientRect();
      return box && box.height > 0 && box.top >= top && box.bottom <= window.innerHeight;
    }).length;
  });
}

screenTest.for([
  { name: 'desktop', ...DESKTOP, rows: 10 },
  { name: 'tablet', ...TABLET, rows: 8 },
  { name: 'phone', ...PHONE, rows: 4 },
] as const)(
  '$name: $rows bookings of the list are in view',
  async ({ name: _, rows, ...device }, { open }) => {
    const page = await open({ ...device, as: 'manager', path: '/bookings-list' });
    await page
      .getByText(/^К оплате/)
      .first()
      .waitFor();
    await expect
      .poll(() => rowsInView(page, BOOKING_LIST_TEXTS.openOf))
      .toBeGreaterThanOrEqual(rows);
  },
);

screenTest.for([
  { name: 'desktop', ...DESKTOP, rows: 10, plate: 'Р301РЯ77' },
  { name: 'tablet', ...TABLET, rows: 8, plate: 'Р302РЯ77' },
  { name: 'phone', ...PHONE, rows: 4, plate: 'Р303РЯ77' },
] as const)(
  '$name: a full list of «Сейчас» has $rows rows in view',
  async ({ name: _, rows, plate, ...device }, { open, restAs }) => {
    const carId = await addVesta(await restAs('admin'), plate);
    const customer = { customer: 'Рядов Роман', phone: '+79035550611', isOwed: true };
    await handoverToday(await restAs('manager'), carId, customer);
    const page = await open({ ...device, as: 'manager', path: '/now' });
    const rowsOf = page.getByRole('region', { name: /^Сегодня/ }).getByRole('listitem');
    await rowsOf.first().waitFor();
    // From the first row of any section: other tests leave late cars above today's.
    const first = page.getByRole('main').getByRole('listitem').first();
    await expect
      .poll(async () => {
        const [start, row] = [await first.boundingBox(), await rowsOf.first().boundingBox()];
        const height = page.viewportSize()?.height ?? 0;
        return start && row ? Math.floor((height - start.y) / row.height) : 0;
      })
      .toBeGreaterThanOrEqual(rows);
  },
);

/** Collects the layout shifts without input from the start of the page. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const kept = { sum: 0, moved: [] as string[] };
    Object.assign(window, { shifts: kept });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: readonly { readonly node?: Node }[];
        };
        if (hadRecentInput) continue;
        kept.sum += value;
        const texts = sources.map(({ node }) => node?.textContent?.slice(0, 40));
        kept.moved.push(`${value.toFixed(3)}: ${texts.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Fails with the texts that moved. */
async function expectStill(page: Page): Promise<void> {
  const { sum, moved } = await page.evaluate(
    () => (window as unknown as { shifts: { sum: number; moved: string[] } }).shifts,
  );
  expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.02);
}

screenTest.for([
  { name: 'desktop', ...DESKTOP },
  { name: 'tablet', ...TABLET },
  { name: 'phone', ...PHONE },
] as const)('$name: nothing late moves the board', async ({ name: _, ...device }, { open }) => {
  const options: OpenOptions = { ...device, as: 'admin', before: recordShifts };
  const page = await open(options);
  await boardAtRest(page);
  const before = await readRuler(boardGrid(page));
  await page.getByRole('region', { name: 'Неполные брони' }).waitFor();
  await page
    .getByText(/^Касса/)
    .first()
    .waitFor();
  await boardAtRest(page);
  const after = await readRuler(boardGrid(page));
  expect([after.top, after.bottom]).toEqual([before.top, before.bottom]);
  await expectStill(page);
});

/** Answers that come after the rows of their list: sums owed, suggestions, the counters of all. */
const LATE = /MoneyMarks|CustomerDuplicates|ActionCount|BookingCounters/;
const LATE_MS = 700;

const LISTS = [
  { path: '/now', row: 'Принять|Выдать' },
  { path: '/bookings-list', row: BOOKING_LIST_TEXTS.openOf },
  { path: '/clients', row: CUSTOMERS_TEXTS.delete },
  { path: '/archive', row: ARCHIVE_TEXTS.restoreOf },
] as const;

screenTest.for(
  [
    { name: 'desktop', ...DESKTOP },
    { name: 'tablet', ...TABLET },
    { name: 'phone', ...PHONE },
  ].flatMap((device) => LISTS.map((list) => ({ ...device, ...list }))),
)('$name: nothing late moves $path', async ({ name: _, row, ...options }, { open }) => {
  const before = async (page: Page) => {
    await recordShifts(page);
    await page.route('**/api/graphql', async (route) => {
      if (LATE.test(route.request().postData() ?? '')) await page.waitForTimeout(LATE_MS);
      await route.continue();
    });
  };
  const page = await open({ ...options, as: 'admin', before });
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^(?:${row})`) })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expectStill(page);
});

screenTest.for(LISTS.filter(({ path }) => path !== '/now'))(
  'a phone in landscape shows 3 rows of $path',
  async ({ path, row }, { open }) => {
    const page = await open({ ...LANDSCAPE, as: 'admin', path });
    await expect.poll(() => rowsInView(page, row)).toBeGreaterThanOrEqual(3);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);

screenTest('a phone in landscape shows several rows and a usable dialog', async ({ open }) => {
  const page = await open({ ...LANDSCAPE, as: 'admin' });
  await boardAtRest(page);
  const { top, bottom, headerHeight, rowHeight } = await readRuler(boardGrid(page));
  expect((bottom - top - headerHeight) / rowHeight).toBeGreaterThanOrEqual(2.5);
  await page.getByRole('button', { name: 'Обзор' }).tap();
  await boardAtRest(page);
  const low = await readRuler(boardGrid(page));
  expect((low.bottom - low.top - low.headerHeight) / low.rowHeight).toBeGreaterThanOrEqual(7);

  await page.getByRole('button', { name: 'Добавить бронь' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const box = await dialog.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(390);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

screenTest('the first Tab leads to the board', async ({ open }) => {
  const page = await open({ as: 'manager' });
  await boardAtRest(page);
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'К шахматке' });
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role="grid"]') !== null))
    .toBe(true);
});
