import {
  alertText,
  button,
  errorUnder,
  field,
  fill,
  notice,
  renderSignedIn,
} from '@frontend/testing/render';
import { type Answers, refusal } from '@frontend/testing/server';
import { MESSAGES } from '@schema/messages';
import { TOKENS_TEXTS, USERS_TEXTS } from '@schema/texts/people/users';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UsersList } from './UsersList';

const account = (id: number, login: string, isOwner = false) => ({
  id,
  login,
  isOwner,
  isActive: true,
  permissions: ['view_board', 'view_clients'],
  createdAt: '2026-01-10T09:00:00Z',
  mustChangePassword: false,
  version: 1,
});
const ADMIN = account(1, 'admin');
const ANNA = account(2, 'anna');
const OWNER = account(3, 'owner', true);
const throws =
  (message: string, extensions = {}) =>
  () => {
    throw refusal(message, extensions);
  };

async function open(answers: Answers = {}) {
  const view = renderSignedIn(<UsersList />, {
    answers: {
      users: { items: [ADMIN, ANNA, OWNER], partners: [] },
      createUser: ANNA,
      updateUser: ANNA,
      deleteUser: true,
      ...answers,
    },
  });
  await screen.findByText('anna');
  return view;
}
const dialog = () => screen.getByRole('dialog');

test('a list that fails to load shows an error and is loaded by the retry', async () => {
  const users = throws('Нет доступа к данным');
  const { user, server } = renderSignedIn(<UsersList />, { answers: { users } });
  expect(await alertText()).toContain(MESSAGES.users.loadFailed);
  server.answer({ users: { items: [ADMIN], partners: [] } });
  await user.click(button(KIT_TEXTS.retry));
  await screen.findByText('admin');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a new account needs a login and a password of six characters (U2, U3, U8)', async () => {
  const { user, server } = await open();
  await user.click(button(USERS_TEXTS.add));
  fill(field(USERS_TEXTS.password), '12345');
  await user.click(button(USERS_TEXTS.create));
  expect(await alertText()).toBe(MESSAGES.users.loginRequired);
  expect(field(USERS_TEXTS.login)).toBe(document.activeElement);
  expect(errorUnder(field(USERS_TEXTS.password))).toBe(MESSAGES.users.passwordTooShort);
  fill(field(USERS_TEXTS.login), ' boris ');
  expect(await alertText()).toBe(MESSAGES.users.passwordTooShort);
  fill(field(USERS_TEXTS.password), 'пароль');
  await user.click(screen.getByRole('checkbox', { name: 'Клиенты' }));
  await user.click(button(USERS_TEXTS.create));
  await notice(USERS_TEXTS.created);
  expect(server.sent('CreateUser')[0]?.variables).toEqual({
    input: { login: 'boris', password: 'пароль', permissions: ['view_clients'], isActive: true },
  });
});

test('a generated password is shown and is to be changed at the first sign-in', async () => {
  const { user, server } = await open();
  await user.click(button(USERS_TEXTS.add));
  expect(screen.queryByRole('checkbox', { name: /^Сменить пароль/ })).toBeNull();
  fill(field(USERS_TEXTS.login), 'boris');
  fill(field(USERS_TEXTS.password), 'свой пароль');
  const isOneTime = () =>
    screen.getByRole('checkbox', { name: /^Сменить пароль при первом входе/ });
  expect(isOneTime()).toHaveProperty('checked', false);
  await user.click(button(KIT_TEXTS.generatePassword));
  const { type, value } = field(USERS_TEXTS.password);
  expect([type, value]).toEqual(['text', expect.stringMatching(/^(\w{4}-){3}\w{4}$/)]);
  expect(isOneTime()).toHaveProperty('checked', true);
  await user.click(button(USERS_TEXTS.create));
  await notice(USERS_TEXTS.created);
  expect(server.sent('CreateUser')[0]?.variables).toMatchObject({
    input: { password: value, mustChangePassword: true },
  });
});

test('all permissions are chosen and removed by one button', async () => {
  const { user } = await open();
  await user.click(button(USERS_TEXTS.add));
  const chosen = () =>
    within(within(dialog()).getByRole('group', { name: USERS_TEXTS.permissions }))
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ checked }) => checked).length;
  await user.click(button(USERS_TEXTS.all));
  expect(chosen()).toBe(12);
  await user.click(button(USERS_TEXTS.none));
  expect(chosen()).toBe(0);
});

test('a preset replaces the selection; each permission has a description', async () => {
  const { user } = await open();
  await user.click(button(USERS_TEXTS.add));
  const choice = within(within(dialog()).getByRole('group', { name: USERS_TEXTS.permissions }));
  const permission = (name: string) => choice.getByRole<HTMLInputElement>('checkbox', { name });
  await user.click(permission('Отзывы'));
  await user.click(button('Бухгалтер'));
  const chosen = choice.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked);
  expect(chosen.map(({ name }) => name)).toEqual([
    'view_booking_list',
    'view_archive',
    'view_analytics',
  ]);
  expect(choice.getByText(/«Деньги»/).id).toBe(
    permission('Аналитика').getAttribute('aria-describedby'),
  );
});

test('an edit without a password keeps the old one and sends the version (U4)', async () => {
  const { user, server } = await open();
  await user.click(button(`${USERS_TEXTS.edit} anna`));
  await user.click(screen.getByRole('checkbox', { name: /^Учётная запись активна/ }));
  await user.click(button(USERS_TEXTS.save));
  await notice(USERS_TEXTS.updated);
  const { id, login, permissions } = ANNA;
  expect(server.sent('UpdateUser')[0]?.variables).toEqual({
    id,
    input: { login, permissions, isActive: false, version: 1 },
  });
});

test.each([
  ['createUser', USERS_TEXTS.add, MESSAGES.users.createFailed, USERS_TEXTS.create],
  ['updateUser', `${USERS_TEXTS.edit} anna`, MESSAGES.users.updateFailed, USERS_TEXTS.save],
])(
  '%s: a refusal and a lost connection keep the input (T24)',
  async (operation, opener, lost, submit) => {
    const { user, server } = await open({
      [operation]: throws(MESSAGES.users.loginTaken, {
        fields: { login: MESSAGES.users.loginTaken },
      }),
    });
    await user.click(button(opener));
    fill(field(USERS_TEXTS.login), 'MANAGER');
    fill(screen.getByLabelText(/пароль/i, { selector: 'input' }), 'совсем-другой');
    await user.click(button(submit));
    expect(await alertText()).toBe(MESSAGES.users.loginTaken);
    expect(errorUnder(field(USERS_TEXTS.login))).toBe(MESSAGES.users.loginTaken);
    server.disconnect();
    await user.click(button(submit));
    await waitFor(async () => expect(await alertText()).toContain(lost));
    expect(field(USERS_TEXTS.login).value).toBe('MANAGER');
  },
);

test('an ended session is shown by the application, not the form, and the input stays', async () => {
  const refused = throws('Войдите в систему', { code: 'UNAUTHENTICATED' });
  const { user, onUnauthenticated } = await open({ createUser: refused });
  await user.click(button(USERS_TEXTS.add));
  fill(field(USERS_TEXTS.login), 'boris');
  fill(field(USERS_TEXTS.password), 'свой пароль');
  await user.click(button(USERS_TEXTS.create));
  await waitFor(() => expect(onUnauthenticated).toHaveBeenCalled());
  expect(within(dialog()).queryByRole('alert')).toBeNull();
  expect(field(USERS_TEXTS.login).value).toBe('boris');
});

test('a deletion names the login, and its refusal is shown in the confirmation (U5, U6)', async () => {
  const { user, server } = await open({ deleteUser: throws(MESSAGES.users.ownAccount) });
  await user.click(button(`${USERS_TEXTS.delete} admin`));
  const question = await screen.findByRole('alertdialog', { name: /«admin»/ });
  await user.click(within(question).getByText(USERS_TEXTS.delete));
  await within(question).findByText(MESSAGES.users.ownAccount);
  server.disconnect();
  await user.click(within(question).getByText(USERS_TEXTS.delete));
  await within(question).findByText(`${MESSAGES.users.deleteFailed}. Сервер не ответил.`);
  server.connect();
  server.answer({ deleteUser: true });
  await user.click(within(question).getByText(USERS_TEXTS.delete));
  await notice(USERS_TEXTS.deleted);
});

test('the owner’s credentials are read-only for others, and the account is not deleted', async () => {
  const { user } = await open();
  expect(screen.queryByRole('button', { name: `${USERS_TEXTS.delete} owner` })).toBeNull();
  await user.click(button(`${USERS_TEXTS.edit} owner`));
  await screen.findByText(USERS_TEXTS.ownerLocked);
  expect(field(USERS_TEXTS.login).readOnly).toBe(true);
  expect(field(USERS_TEXTS.newPassword).readOnly).toBe(true);
});

test('a token needs a name and a permission and is shown once', async () => {
  const token = { id: 5, name: 'сайт', permissions: ['view_board'], lastUsedAt: null };
  const { user, server } = await open({
    userSessions: { items: [] },
    apiTokens: { items: [] },
    createApiToken: { token: 'secret-1', apiToken: { ...token, expiresAt: null } },
  });
  await user.click(button(`${USERS_TEXTS.access}: anna`));
  await user.click(await screen.findByRole('button', { name: TOKENS_TEXTS.add }));
  await user.click(button(TOKENS_TEXTS.create));
  expect(await alertText()).toBe(MESSAGES.tokens.nameRequired);
  fill(field(TOKENS_TEXTS.name), ' сайт ');
  expect(await alertText()).toBe(MESSAGES.tokens.permissionsRequired);
  // A token is offered only the permissions of its owner.
  expect(within(dialog()).getAllByRole('checkbox')).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: 'Шахматка' }));
  await user.click(button(TOKENS_TEXTS.create));
  await screen.findByText('secret-1');
  expect(server.sent('CreateApiToken')[0]?.variables).toEqual({
    input: { userId: 2, name: 'сайт', permissions: ['view_board'], expiresInDays: 90 },
  });
  await user.click(button(TOKENS_TEXTS.done));
  expect(screen.queryByText('secret-1')).toBeNull();
});
