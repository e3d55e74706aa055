import { MESSAGES } from '@schema/messages';
import { SESSIONS_TEXTS, USERS_TEXTS } from '@schema/texts/people/users';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { dialogOf, noticesOf } from '../../support/dialogs';
import { readJson } from '../../support/rest';
import { screenTest } from '../../support/screen-test';
import { addUser as registerUser } from '../../support/users';

/** The field, not the button that shows the password. */
const PASSWORD = new RegExp(`^${USERS_TEXTS.password}`);

const accounts = (page: Page) =>
  page.getByRole('list', { name: USERS_TEXTS.list }).getByRole('listitem');
const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });

async function addUser(page: Page, login: string, password: string): Promise<void> {
  await button(page, USERS_TEXTS.add).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel(USERS_TEXTS.login).fill(login);
  await dialog.getByLabel(PASSWORD).fill(password);
}

screenTest('creates, edits and deletes an account', async ({ open }) => {
  const login = 'anna';
  const page = await open({ device: 'phone', path: '/users', as: 'admin' });
  await accounts(page).first().waitFor();

  await addUser(page, '', '123');
  await button(page, USERS_TEXTS.create).click();
  await dialogOf(page).getByRole('alert').getByText(MESSAGES.users.loginRequired).waitFor();
  await dialogOf(page).getByLabel(USERS_TEXTS.login).fill(login);
  await dialogOf(page).getByRole('alert').getByText(MESSAGES.users.passwordTooShort).waitFor();
  await dialogOf(page).getByLabel(PASSWORD).fill('пароль-анны');
  await dialogOf(page).getByRole('checkbox', { name: 'Клиенты' }).check();
  expect(await accessibilityFaults(page)).toEqual([]);
  await button(page, USERS_TEXTS.create).click();
  await noticesOf(page).getByText(USERS_TEXTS.created).waitFor();

  const row = accounts(page).filter({ hasText: login });
  await row.getByText('Клиенты', { exact: true }).waitFor();
  await row.getByRole('button', { name: `${USERS_TEXTS.edit} ${login}` }).click();
  await dialogOf(page).getByLabel(USERS_TEXTS.isActive).uncheck();
  await button(dialogOf(page), USERS_TEXTS.save).click();
  await row.getByText(USERS_TEXTS.disabled).waitFor();

  await row.getByRole('button', { name: `${USERS_TEXTS.delete} ${login}` }).click();
  const question = page.getByRole('alertdialog', { name: new RegExp(login) });
  await question.getByRole('button', { name: USERS_TEXTS.delete, exact: true }).click();
  await row.waitFor({ state: 'detached' });
});

screenTest('ending a session signs its browser out', async ({ open, restAs }) => {
  const theirs = await restAs('manager');
  const page = await open({ path: '/users', as: 'admin' });
  await button(page, `${USERS_TEXTS.access}: manager`).click();
  const sessions = dialogOf(page)
    .getByRole('list', { name: SESSIONS_TEXTS.title })
    .getByRole('listitem');
  await sessions.getByRole('button', { name: SESSIONS_TEXTS.end }).first().click();
  await dialogOf(page).getByText(SESSIONS_TEXTS.empty).waitFor();
  expect((await theirs.request.get('/api/auth/profile')).status()).toBe(401);
});

screenTest(
  'granted and revoked permissions apply to an open page, typed values stay',
  async ({ open, restAs, product }) => {
    const login = 'vera';
    await registerUser(product.url, login, ['view_board', 'view_clients', 'view_cars']);
    const admin = await restAs('admin');
    const { items } = await readJson<{
      items: { id: number; login: string; version: number }[];
    }>(admin, '/users');
    const vera = items.find((user) => user.login === login);
    const page = await open({ path: '/clients', as: login });
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    await link('Автопарк').waitFor();
    const search = page.getByRole('searchbox');
    await search.fill('иванов');
    await page.getByText(/^Найдено/).waitFor();

    const answer = await admin.request.put(`/api/users/${vera?.id}`, {
      data: {
        login,
        isActive: true,
        permissions: ['view_board', 'view_clients', 'view_logistics'],
      },
    });
    expect(answer.status()).toBe(200);
    await link('Логистика').waitFor();
    await link('Автопарк').waitFor({ state: 'detached' });
    expect(await search.inputValue()).toBe('иванов');
  },
);
