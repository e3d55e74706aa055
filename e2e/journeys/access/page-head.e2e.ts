import { PERIOD_TEXTS } from '@schema/texts/day/period';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { TILLS_TEXTS } from '@schema/texts/money/tills';
import { CUSTOMERS_TEXTS } from '@schema/texts/people/customers';
import { SOURCES_TEXTS } from '@schema/texts/reports/sources';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { dayOf } from '@schema/values/time/calendar';
import { expect } from 'vitest';
import { readBoard, today, ZONE } from '../../support/board/board-facts';
import { showScreen } from '../../support/go-to';
import { screenTest } from '../../support/screen-test';

screenTest('a title without a subtitle is vertically centred on its actions', async ({ open }) => {
  const page = await open({ path: '/money', as: 'admin' });
  const title = page.getByRole('heading', { level: 1, name: SHELL_TEXTS.money });
  const head = page.locator('header').filter({ has: title });
  const middleOf = async (part: typeof title) => {
    const box = await part.boundingBox();
    return box && box.y + box.height / 2;
  };
  const middle = await middleOf(head.getByRole('button').last());
  expect(Math.abs(((await middleOf(title)) ?? 0) - (middle ?? Number.NaN))).toBeLessThan(2);
});

screenTest('on a tablet the period of a report is below its title and export', async ({ open }) => {
  const page = await open({ device: 'tablet', path: '/sources', as: 'admin' });
  const title = page.getByRole('heading', { level: 1, name: SOURCES_TEXTS.title });
  const exported = page.getByRole('group', { name: EXPORT_TEXTS.label });
  await exported.waitFor();
  const period = page.getByRole('group', { name: PERIOD_TEXTS.label, exact: true });
  const [first, right, below] = await Promise.all(
    [title, exported, period].map((part) => part.boundingBox()),
  );
  expect(below?.x).toBeCloseTo(first?.x ?? Number.NaN, 0);
  expect(below?.y).toBeGreaterThan((right?.y ?? Number.NaN) + (right?.height ?? 0));
  expect(right?.y).toBeLessThan((first?.y ?? Number.NaN) + (first?.height ?? 0));
});

screenTest('a focused element is below the top bar', async ({ open }) => {
  const page = await open({ path: '/clients', as: 'admin' });
  const link = page.getByRole('main').getByRole('link').nth(6);
  await link.waitFor();
  const top = async () => (await link.boundingBox())?.y ?? Number.NaN;
  const bar = (await page.getByRole('banner').first().boundingBox())?.height ?? Number.NaN;
  await page.evaluate((by) => scrollBy(0, by), (await top()) - 5);
  expect(await top()).toBeLessThan(bar);
  await link.focus();
  await expect.poll(top).toBeGreaterThanOrEqual(bar);
});

screenTest('on a phone the export is below the content', async ({ open, restAs }) => {
  const caller = await restAs('admin');
  const { rows } = await readBoard(caller, today(), 30);
  const coming = rows
    .flatMap(({ cells }) => cells.flatMap(({ booking }) => booking ?? []))
    .sort((a, b) => Date.parse(a.endDate) - Date.parse(b.endDate));
  // After midnight today may have no events.
  const payment = { amount: 100, method: 'cash' };
  const path = `/api/bookings/${coming[0]?.id}/money/payments`;
  expect((await caller.request.post(path, { data: payment })).ok()).toBe(true);
  const logistics = `/logistics?date=${dayOf(new Date(coming[0]?.endDate ?? 0), ZONE)}`;
  const page = await open({ device: 'phone', as: 'admin', path: '/clients' });
  for (const screen of ['/cars', logistics, '/users', '/money']) {
    await showScreen(page, screen);
    const [content, exported] = await Promise.all([
      page.locator('main').getByRole('list').or(page.getByRole('grid')).first().boundingBox(),
      page.getByRole('group', { name: EXPORT_TEXTS.label }).boundingBox(),
    ]);
    expect(exported?.y, screen).toBeGreaterThan(content?.y ?? Number.NaN);
    // At the end of the page nothing covers it.
    await page.getByRole('button', { name: EXPORT_TEXTS.csvHint }).click({ trial: true });
  }
});

screenTest('the tabs of a section keep their position', async ({ open }) => {
  const page = await open({ as: 'admin', path: '/clients' });
  const sections = [
    { tab: 'Показатели', paths: ['/analytics', '/analytics/income', '/analytics/gaps'] },
    {
      tab: TILLS_TEXTS.tab,
      paths: ['/money', '/money/debtors', '/money/deposits', '/money/advances'],
    },
  ];
  for (const { tab, paths } of sections) {
    const tops = new Set<number | undefined>();
    for (const path of paths) {
      await showScreen(page, path);
      const link = page.getByRole('main').getByRole('link', { name: tab, exact: true });
      tops.add((await link.boundingBox())?.y);
    }
    expect([...tops], tab).toHaveLength(1);
  }
});

screenTest('a field in a box has one focus ring, that of its box', async ({ open }) => {
  const page = await open({ path: '/clients', as: 'admin' });
  const search = page.getByRole('searchbox', { name: CUSTOMERS_TEXTS.search });
  await search.focus();
  await page.keyboard.type('а');
  expect(await search.evaluate((field) => getComputedStyle(field).outlineStyle)).toBe('none');
  // A link has the common ring.
  const link = page.getByRole('main').getByRole('link').first();
  await link.waitFor();
  await link.focus();
  expect(await link.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
});
