import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MESSAGES } from '@schema/messages';
import { LOGIN_TEXTS, REMEMBER_TEXTS } from '@schema/texts/people/login';
import { OWN_PASSWORD_TEXTS } from '@schema/texts/people/own-password';
import { TOKENS_TEXTS, USERS_TEXTS } from '@schema/texts/people/users';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility';
import { boardGrid } from '../../support/board/board-pointer';
import { dialogOf, noticesOf } from '../../support/dialogs';
import { goTo } from '../../support/go-to';
import { screenTest } from '../../support/screen-test';
import { signIn } from '../../support/sign-in';
import { addUser } from '../../support/users';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('rememberedLogin') ?? '');
const rowOf = (page: Page, login: string) =>
  page
    .getByRole('list', { name: USERS_TEXTS.list })
    .getByRole('listitem')
    .filter({ has: page.getByText(login, { exact: true }) });

screenTest(
  "the owner's account is locked for another administrator, with the reason",
  async ({ open, product }) => {
    const login = 'petr';
    await addUser(product.url, login, ['manage_users']);
    const page = await open({ device: 'tablet', path: '/users', as: login });
    await rowOf(page, 'admin').getByText(USERS_TEXTS.owner, { exact: true }).waitFor();
    expect(await button(page, `${USERS_TEXTS.delete} admin`).count()).toBe(0);
    expect(await button(page, `${USERS_TEXTS.delete} manager`).count()).toBe(1);

    await button(page, `${USERS_TEXTS.edit} admin`).click();
    const dialog = dialogOf(page);
    await dialog.getByText(USERS_TEXTS.ownerLocked).waitFor();
    for (const name of [USERS_TEXTS.login, USERS_TEXTS.newPassword]) {
      expect(await dialog.getByLabel(name).getAttribute('readonly')).not.toBeNull();
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await button(page, `${USERS_TEXTS.access}: admin`).click();
    await dialog.getByText(MESSAGES.users.ownerOnly).waitFor();
    expect(await button(page, TOKENS_TEXTS.add).count()).toBe(0);
  },
);

screenTest(
  'a token grants its permissions until it expires or is revoked',
  async ({ open, product }) => {
    const name = 'склад';
    const page = await open({ device: 'tablet', path: '/users', as: 'admin' });
    await button(page, `${USERS_TEXTS.access}: admin`).click();
    await button(page, TOKENS_TEXTS.add).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel(TOKENS_TEXTS.name).fill(name);
    await dialog.getByRole('button', { name: /90 дней/ }).click();
    await page.getByRole('option', { name: TOKENS_TEXTS.noTerm }).click();
    await dialog.getByText(TOKENS_TEXTS.noTermHint).waitFor();
    await dialog.getByRole('button', { name: new RegExp(TOKENS_TEXTS.noTerm) }).click();
    await page.getByRole('option', { name: '7 дней' }).click();
    await dialog.getByRole('checkbox', { name: 'Клиенты' }).check();
    await button(page, TOKENS_TEXTS.create).click();
    const token = await dialog.getByLabel(TOKENS_TEXTS.secret, { exact: true }).innerText();
    const row = dialog.getByRole('listitem').filter({ hasText: name });
    await row.getByText(new RegExp(`^${TOKENS_TEXTS.until} \\d\\d\\.\\d\\d\\.\\d{4}`)).waitFor();

    const headers = { authorization: `Bearer ${token.trim()}` };
    const ask = (path: string) => fetch(new URL(path, page.url()), { headers });
    // Short reads: on a loaded machine the first long one may exceed its deadline.
    expect(await (await ask('/api/auth/profile')).json()).toMatchObject({
      user: { permissions: ['view_clients'] },
    });
    expect((await ask('/api/users')).status).toBe(403);

    const database = new DatabaseSync(join(product.dataDir, 'avtoprokat.sqlite'));
    database
      .prepare('update api_tokens set expires_at = ? where name = ?')
      .run(Date.now() - 1000, name);
    database.close();
    const answer = await ask('/api/auth/profile');
    expect([answer.status, await answer.json()]).toMatchObject([
      401,
      { message: MESSAGES.tokens.expired },
    ]);
    await page.reload();
    await button(page, `${USERS_TEXTS.access}: admin`).click();
    await row.getByText(TOKENS_TEXTS.expired, { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(page, `${TOKENS_TEXTS.revoke} ${name}`).click();
    await noticesOf(page).getByText(TOKENS_TEXTS.revoked).waitFor();
    const revoked = await ask('/api/auth/profile');
    expect(revoked.status).toBe(401);
    expect(await revoked.json()).not.toMatchObject({ message: MESSAGES.tokens.expired });
  },
);

screenTest('an administrator disables remembered sign-ins', async ({ open }) => {
  const theirs = await open({ device: 'tablet' });
  await signIn(theirs, 'manager');
  await boardGrid(theirs).waitFor();
  await expect.poll(() => kept(theirs)).toContain('demo-manager');

  const page = await open({ device: 'tablet', path: '/company', as: 'admin' });
  const allowed = page.getByRole('checkbox', { name: REMEMBER_TEXTS.allow });
  try {
    await allowed.uncheck();
    await noticesOf(page).getByText(REMEMBER_TEXTS.off).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await theirs.reload();
    await boardGrid(theirs).waitFor();
    await expect.poll(() => kept(theirs)).toBe('');

    await theirs.request.post('/api/auth/logout');
    await theirs.reload();
    await theirs.getByText(LOGIN_TEXTS.stayHint).waitFor();
    expect(await theirs.getByLabel(LOGIN_TEXTS.remember).count()).toBe(0);
    expect(new URL(theirs.url()).pathname).toBe('/login');
    expect(await field(theirs, LOGIN_TEXTS.password).inputValue()).toBe('');
    expect(await accessibilityFaults(theirs)).toEqual([]);
    await signIn(theirs, 'manager');
    await boardGrid(theirs).waitFor();
    await expect.poll(() => kept(theirs)).toBe('');
  } finally {
    await page.request.put('/api/company', { data: { remembersPassword: true } });
  }
});

const TEXTS = OWN_PASSWORD_TEXTS;

async function setPassword(page: Page, label: string, current: string, next: string) {
  await page.getByLabel(label, { exact: true }).fill(current);
  await page.getByLabel(TEXTS.next, { exact: true }).fill(next);
  await page.getByRole('button', { name: TEXTS.save }).click();
}

screenTest(
  'a one-time password is replaced first, and by the menu later',
  async ({ open, product }) => {
    const given = await addUser(product.url, 'nina', ['view_board', 'view_cars'], true);
    const page = await open({ device: 'phone', path: '/cars' });
    await signIn(page, 'nina', given);
    const title = page.getByRole('heading', { name: TEXTS.firstTitle });
    await title.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await goTo(page, '/');
    await setPassword(page, TEXTS.oneTime, given, '12345');
    await page.getByRole('alert').getByText(MESSAGES.users.passwordTooShort).waitFor();
    await setPassword(page, TEXTS.oneTime, given, 'пароль нины');
    await boardGrid(page).waitFor();
    expect(await title.count()).toBe(0);

    const other = await open({ device: 'desktop' });
    await signIn(other, 'nina', 'пароль нины');
    await other.getByRole('button', { name: /nina$/ }).click();
    await other.getByRole('button', { name: TEXTS.title }).click();
    const dialog = other.getByRole('dialog', { name: TEXTS.title });
    await dialog.waitFor();
    expect(await accessibilityFaults(other)).toEqual([]);
    await setPassword(other, TEXTS.current, 'пароль нины', 'совсем другой');
    await other.getByText(TEXTS.saved).waitFor();
    await goTo(other, '/cars');
    await other.getByRole('main').waitFor();
    await other.waitForURL('**/cars');
  },
);
