import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readHelp } from '../../../tools/build/help/read-pages';
import { accessibilityFaults } from '../../support/accessibility';
import { screenTest } from '../../support/screen-test';
import { signIn } from '../../support/sign-in';
import { addUser } from '../../support/users';

const PAGES = readHelp();
const [FIRST] = PAGES;
const [LAST] = PAGES.slice(-1);

const listOf = (page: Page) => page.getByRole('navigation', { name: 'Страницы справки' });
const titleOf = (page: Page, title?: string) =>
  page.getByRole('heading', { level: 1, name: title, exact: true });

async function expectToFit(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
  const { width, inner } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    inner: window.innerWidth,
  }));
  expect(width).toBeLessThanOrEqual(inner);
}

screenTest.for([
  { device: 'desktop', colorScheme: 'light' },
  { device: 'tablet', colorScheme: 'dark' },
] as const)('the help and its list side by side: $device, $colorScheme', async (look, { open }) => {
  const page = await open({ ...look, path: '/clients', as: 'admin' });
  await page.getByRole('button', { name: SHELL_TEXTS.more }).click();
  await page.getByRole('link', { name: 'Справка', exact: true }).click();
  await titleOf(page, FIRST?.title).waitFor();
  await expectToFit(page);
  await listOf(page).getByRole('link', { name: LAST?.title, exact: true }).click();
  await titleOf(page, LAST?.title).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/help/${LAST?.slug}`);
  await expectToFit(page);

  await page.getByRole('searchbox', { name: 'Поиск по справке' }).fill('ъъъ');
  await page.getByText('Ничего не найдено', { exact: true }).waitFor();
  await page.getByRole('searchbox', { name: 'Поиск по справке' }).fill(LAST?.title ?? '');
  await listOf(page).getByRole('link', { name: LAST?.title, exact: true }).waitFor();
  expect(await listOf(page).getByRole('link', { name: FIRST?.title, exact: true }).count()).toBe(0);
});

screenTest('on a phone the list opens a page and back returns to it', async ({ open }) => {
  const page = await open({ device: 'phone', colorScheme: 'dark', path: '/clients', as: 'admin' });
  await page.getByRole('button', { name: SHELL_TEXTS.openMenu }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Справка', exact: true }).click();
  await listOf(page).waitFor();
  await expectToFit(page);
  await listOf(page).getByRole('link', { name: FIRST?.title, exact: true }).click();
  await titleOf(page, FIRST?.title).waitFor();
  expect(await listOf(page).count()).toBe(0);
  await expectToFit(page);
  await page.getByRole('link', { name: 'Все страницы' }).click();
  await listOf(page).getByRole('link', { name: LAST?.title, exact: true }).waitFor();
});

screenTest('no picture moves the text below it', async ({ open }) => {
  const page = await open({ path: `/help/${FIRST?.slug}`, as: 'partner' });
  const picture = page.getByRole('article').getByRole('img');
  const shares = await picture.evaluate((image: HTMLImageElement) => ({
    shown: image.getBoundingClientRect().width / image.getBoundingClientRect().height,
    said: image.width / image.height,
    loading: image.loading,
  }));
  expect(shares.shown).toBeCloseTo(1280 / 800, 2);
  expect(shares.loading).toBe('lazy');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1280);
});

screenTest('a user without a section opens the help', async ({ open, product }) => {
  await addUser(product.url, 'newcomer', []);
  const page = await open();
  await signIn(page, 'newcomer');
  await page.getByText(SHELL_TEXTS.noAccessDescription).waitFor();
  await page.getByRole('link', { name: 'Справка', exact: true }).click();
  await titleOf(page, FIRST?.title).waitFor();
  await expectToFit(page);
});

screenTest.for(['desktop', 'phone'] as const)(
  'an unknown page shows a message beside the list: %s',
  async (device, { open }) => {
    const page = await open({ device, path: '/help/no-such-page', as: 'partner' });
    await titleOf(page, 'Такой страницы в справке нет').waitFor();
    await page.getByText('Возможно, ссылка устарела. Выберите страницу из списка.').waitFor();
    await expectToFit(page);
    await listOf(page).getByRole('link', { name: FIRST?.title, exact: true }).click();
    await titleOf(page, FIRST?.title).waitFor();
  },
);

screenTest('a printed page is without the bar and the list', async ({ open }) => {
  const page = await open({ path: `/help/${FIRST?.slug}`, as: 'partner' });
  await titleOf(page, FIRST?.title).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('banner').filter({ visible: true }).count()).toBe(0);
  expect(await listOf(page).isVisible()).toBe(false);
  expect(await titleOf(page, FIRST?.title).isVisible()).toBe(true);
});
