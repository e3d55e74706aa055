import { MESSAGES } from '@schema/messages';
import { SESSIONS_TEXTS, TOKENS_TEXTS, USERS_TEXTS } from '@schema/texts/people/users';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { dialogOf, noticesOf } from '../../support/dialogs';
import { goTo } from '../../support/go-to';
import { screenTest } from '../../support/screen-test';
import { signIn } from '../../support/sign-in';

/** Not the button that shows it. */
const PASSWORD = new RegExp(`^${USERS_TEXTS.password}`);

const accounts = (page: Page) =>
  page.getByRole('list', { name: USERS_TEXTS.list }).getByRole('listitem');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

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
  await button(page, USERS_TEXTS.save).click();
  await row.getByText(USERS_TEXTS.disabled).waitFor();

  await row.getByRole('button', { name: `${USERS_TEXTS.delete} ${login}` }).click();
  const question = page.getByRole('alertdialog', { name: new RegExp(login) });
  await question.getByRole('button', { name: USERS_TEXTS.delete, exact: true }).click();
  await row.waitFor({ state: 'detached' });
});

screenTest('ending a session signs its browser out', async ({ open }) => {
  const theirs = await open({ path: '/clients' });
  await signIn(theirs, 'manager');
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
  'a token is shown once, grants its permissions, and nothing after revocation',
  async ({ open }) => {
    const page = await open({ path: '/users', as: 'admin' });
    await button(page, `${USERS_TEXTS.access}: admin`).click();
    await button(page, TOKENS_TEXTS.add).click();
    await button(page, TOKENS_TEXTS.create).click();
    await dialogOf(page)
      .getByRole('alert')
      .getByText(MESSAGES.tokens.nameRequired)
      .first()
      .waitFor();
    await dialogOf(page).getByLabel(TOKENS_TEXTS.name).fill('сайт');
    await dialogOf(page).getByRole('checkbox', { name: 'Клиенты' }).check();
    await button(page, TOKENS_TEXTS.create).click();
    const token = await dialogOf(page).getByLabel(TOKENS_TEXTS.secret, { exact: true }).innerText();
    expect(await accessibilityFaults(page)).toEqual([]);

    const headers = { authorization: `Bearer ${token.trim()}` };
    const ask = async (path: string) =>
      (await fetch(new URL(path, page.url()), { headers })).status;
    expect([await ask('/api/customers'), await ask('/api/users')]).toEqual([200, 403]);
    await button(page, `${TOKENS_TEXTS.revoke} сайт`).click();
    await noticesOf(page).getByText(TOKENS_TEXTS.revoked).waitFor();
    expect(await ask('/api/customers')).toBe(401);
  },
);

screenTest(
  'a list that fails to load shows an error and loads on retry',
  async ({ open, problemsOf }) => {
    const page = await open({ path: '/clients', as: 'admin' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.route('**/api/graphql', (route) =>
      route.request().postData()?.includes('query Users') ? route.abort() : route.continue(),
    );
    await goTo(page, '/users');
    await page.getByRole('alert').getByText(MESSAGES.users.loadFailed).waitFor();
    await page.unroute('**/api/graphql');
    await button(page, KIT_TEXTS.retry).click();
    await accounts(page).first().waitFor();
    problemsOf(page).errors.length = 0;
  },
);

screenTest('without manage_users the page is unavailable', async ({ open }) => {
  const page = await open({ path: '/users', as: 'manager' });
  await page.waitForURL((url) => url.pathname !== '/users' && url.pathname !== '/login');
});
