import { MESSAGES } from '@schema/messages';
import { PLAYGROUND_TEXTS } from '@schema/texts/shell/playground';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { screenTest } from '../../support/screen-test';
import { signIn } from '../../support/sign-in';

const PATH = '/api/graphql';

const tabs = (page: Page) => page.getByRole('tab');
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const execute = (page: Page) => page.getByRole('button', { name: /^Execute query/ });
const operation = (page: Page) => page.getByRole('region', { name: 'Operation Editor' });
const docs = (page: Page) => page.getByRole('button', { name: 'Show Documentation Explorer' });
const answer = (page: Page) => page.locator('.result-window .view-lines');

/** The editor reads the name of the operation of a tab after a pause. */
const nameIsRead = (page: Page) => page.waitForTimeout(1000);

describe('the GraphQL playground', () => {
  screenTest('has an example in each tab; the first one runs', async ({ open }) => {
    const page = await open({ path: PATH, as: 'admin' });
    await operation(page).getByText('Одиннадцать примеров').waitFor();
    expect(await page.title()).toBe(`Песочница GraphQL · ${SHELL_TEXTS.productName}`);
    expect(await tabs(page).allInnerTexts()).toEqual([
      'Company',
      'FreeCars',
      'Price',
      'CreateBooking',
      'BoardWeek',
      'Day',
      'Cash',
      'BookingsPage',
      'Fleet',
      'Mistake',
      'Changes',
    ]);
    await execute(page).click();
    await answer(page).getByText('Europe/Moscow').waitFor();
    await tab(page, 'FreeCars').click();
    await operation(page).getByText('availableCars').waitFor();
    await nameIsRead(page);
    await execute(page).click();
    await answer(page).getByText('licensePlate').first().waitFor();
  });

  screenTest('a subscription shows changes of another window', async ({ open, restAs }) => {
    const page = await open({ path: PATH, as: 'admin' });
    await tab(page, 'Changes').click();
    await operation(page).getByText('subscription').first().waitFor();
    await nameIsRead(page);
    await execute(page).click();
    const { request } = await restAs('manager');
    await expect
      .poll(async () => {
        await request.post('/api/cashbox/entries', { data: { amount: 100, comment: 'Мойка' } });
        return answer(page).innerText();
      })
      .toContain('addCashEntry');
  });

  screenTest('completes fields by the schema, and has its documentation', async ({ open }) => {
    const page = await open({ path: PATH, as: 'admin' });
    await docs(page).click();
    await page.getByRole('link', { name: 'Query', exact: true }).click();
    await page.getByRole('link', { name: 'availableCars', exact: true }).waitFor();
    await page.getByRole('button', { name: 'New tab' }).click();
    await operation(page).getByRole('textbox').first().focus();
    await page.keyboard.type('{ compan');
    await page
      .getByRole('option', { name: /company/ })
      .first()
      .waitFor();
  });

  screenTest('its links open pages of the product', async ({ open }) => {
    const page = await open({ path: PATH, as: 'admin', device: 'phone' });
    await operation(page).getByText('Одиннадцать примеров').waitFor();
    const links = page.getByRole('link');
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      '/',
    ]);
    const icon = page.getByRole('link', { name: SHELL_TEXTS.productName }).locator('img');
    expect(await icon.evaluate((picture: HTMLImageElement) => picture.naturalWidth > 0)).toBe(true);
    expect(await page.getByRole('button', { name: /short keys/i }).count()).toBe(0);
    expect(await page.locator('body').innerText()).not.toMatch(/sponsor|ruru|graphile|graphiql/i);
  });

  screenTest('stores the text of a tab, but no token of its headers', async ({ open }) => {
    const page = await open({ path: PATH, as: 'admin' });
    await operation(page).getByText('Одиннадцать примеров').click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('# Мои правки');
    await page.getByRole('button', { name: 'Headers', exact: true }).click();
    await page.getByRole('region', { name: 'Headers' }).getByRole('textbox').first().focus();
    await page.keyboard.insertText('{ "X-Example": "secret-word" }');
    await execute(page).click();
    await answer(page).getByText('Europe/Moscow').waitFor();
    await page.reload();
    await operation(page).getByText('Мои правки').waitFor();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('secret-word');
  });

  screenTest('shows an anonymous client a message to sign in', async ({ open }) => {
    const page = await open({ path: PATH });
    const notice = page.getByRole('status').filter({ hasText: PLAYGROUND_TEXTS.nobody });
    await notice.waitFor();
    // The editor comes after the notice.
    await answer(page).getByText(MESSAGES.generic.unauthenticated).waitFor();
    await execute(page).click();
    await answer(page).getByText('Europe/Moscow').waitFor();
    await tab(page, 'Changes').click();
    await operation(page).getByText('subscription').first().waitFor();
    await nameIsRead(page);
    await execute(page).click();
    await answer(page).getByText(MESSAGES.generic.unauthenticated).waitFor();
    const opening = page.waitForEvent('popup');
    await notice.getByRole('link', { name: PLAYGROUND_TEXTS.signIn }).click();
    await signIn(await opening);
    await page.reload();
    await docs(page).click();
    await page.getByRole('link', { name: 'Query', exact: true }).waitFor();
    expect(await notice.count()).toBe(0);
  });
});
