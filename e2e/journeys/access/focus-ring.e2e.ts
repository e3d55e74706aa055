import { CUSTOMERS_TEXTS } from '@schema/texts/people/customers';
import { expect } from 'vitest';
import { screenTest } from '../../support/screen-test';

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
