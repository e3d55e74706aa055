import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { CUSTOMERS_TEXTS } from '@schema/texts/people/customers';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { expect } from 'vitest';
import { showScreen } from '../../support/go-to';
import { screenTest } from '../../support/screen-test';

screenTest('a title without a subtitle is beside the middle of its actions', async ({ open }) => {
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

screenTest('on a phone the export is below the content', async ({ open }) => {
  const page = await open({ device: 'phone', as: 'admin', path: '/clients' });
  for (const path of ['/cars', '/logistics', '/users']) {
    await showScreen(page, path);
    const [content, exported] = await Promise.all([
      page.locator('main').getByRole('list').or(page.getByRole('grid')).first().boundingBox(),
      page.getByRole('group', { name: EXPORT_TEXTS.label }).boundingBox(),
    ]);
    expect(exported?.y, path).toBeGreaterThan(content?.y ?? Number.NaN);
    // At the end of the page nothing covers it.
    await page.getByRole('button', { name: EXPORT_TEXTS.csvHint }).click({ trial: true });
  }
});

screenTest('the tabs of a section do not jump', async ({ open }) => {
  const page = await open({ as: 'admin', path: '/clients' });
  const sections = [
    { tab: 'Показатели', paths: ['/analytics', '/analytics/income', '/analytics/gaps'] },
    { tab: 'Наличные', paths: ['/money', '/money/debtors', '/money/deposits', '/money/advances'] },
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

screenTest('a field in a box has one ring, that of its box', async ({ open }) => {
  const page = await open({ path: '/clients', as: 'admin' });
  const search = page.getByRole('searchbox', { name: CUSTOMERS_TEXTS.search });
  await search.focus();
  await page.keyboard.type('а');
  expect(await search.evaluate((field) => getComputedStyle(field).outlineStyle)).toBe('none');
  // A link has the common one.
  const link = page.getByRole('main').getByRole('link').first();
  await link.waitFor();
  await link.focus();
  expect(await link.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
});
