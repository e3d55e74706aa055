import type { Permission } from '@schema/permissions';
import { describe, expect, it } from 'vitest';
import { fieldErrors, firstMessage } from '../fields/problems';
import { apiTokenForm } from './api-token';
import { knownPermissions } from './permission-fields';
import { toUserPayload, userCreateForm, userUpdateForm } from './user';

const user = { login: 'Ольга', password: 'секрет', permissions: ['view_board'], isActive: true };
const SHORT = 'Пароль должен содержать минимум 6 символов';

describe('a new user', () => {
  it('requires login and password', () => {
    expect(fieldErrors(userCreateForm, user)).toEqual({});
    expect(fieldErrors(userCreateForm, {})).toEqual({
      login: 'Укажите логин',
      password: SHORT,
    });
    expect(firstMessage(userCreateForm, { ...user, login: '  ' })).toBe('Укажите логин');
  });

  it.each(['', '12345', '     ', '  12345  ', null, undefined, '😀😀😀'])(
    'is refused the password %j',
    (password) => expect(firstMessage(userCreateForm, { ...user, password })).toBe(SHORT),
  );

  it.each([
    '123456',
    'пароль',
    'пять слов и пробелы',
    '密码密码密码',
    '😀'.repeat(64),
    'я'.repeat(64),
  ])('accepts the password %j', (password) =>
    expect(fieldErrors(userCreateForm, { ...user, password })).toEqual({}),
  );

  it('has a password no longer than sign-in accepts', () => {
    const password = 'x'.repeat(129);
    expect(firstMessage(userCreateForm, { ...user, password })).toBe('Не более 128 символов');
  });

  it.each([['root'], [null], [{}], [1]])('is refused the permission %j', (permission) => {
    const permissions = ['view_board', permission];
    expect(Object.values(fieldErrors(userCreateForm, { ...user, permissions }))).toEqual([
      'Неизвестное право доступа',
    ]);
  });
});

describe('an edited user', () => {
  it.each(['', null, undefined])('keeps the password if %j is sent', (password) => {
    expect(fieldErrors(userUpdateForm, { ...user, password })).toEqual({});
  });

  it.each(['12345', '       '])('is refused the new password %j', (password) => {
    expect(firstMessage(userUpdateForm, { ...user, password })).toBe(SHORT);
  });

  it('is sent trimmed, without an empty password', () => {
    const values = {
      login: ' Ольга ',
      password: '',
      mustChangePassword: true,
      permissions: [],
      partnerId: null,
      isActive: false,
    };
    const sent = { login: 'Ольга', permissions: [], isActive: false };
    expect(toUserPayload(values)).toEqual(sent);
    expect(toUserPayload({ ...values, password: ' секрет ' })).toEqual({
      ...sent,
      password: 'секрет',
      mustChangePassword: true,
    });
  });

  it('of a partner keeps only the permissions to read', () => {
    const values = {
      login: 'Ольга',
      password: '',
      mustChangePassword: false,
      permissions: ['view_board', 'view_analytics', 'edit_bookings'] as Permission[],
      partnerId: 7,
      isActive: true,
    };
    expect(toUserPayload(values)).toMatchObject({
      permissions: ['view_board', 'view_analytics'],
      partnerId: 7,
    });
  });
});

describe('permissions', () => {
  it('are stored without duplicates, in the order of the product', () => {
    const names = ['edit_bookings', 'view_board', 'edit_bookings'];
    expect(knownPermissions(names)).toEqual(['view_board', 'edit_bookings']);
  });
});

describe('a new token', () => {
  it('requires a name and a permission', () => {
    expect(fieldErrors(apiTokenForm, { name: 'Склад', permissions: ['view_board'] })).toEqual({});
    expect(fieldErrors(apiTokenForm, {})).toEqual({
      name: 'Укажите название токена',
      permissions: 'Выберите хотя бы одно право',
    });
    const empty = { name: 'Склад', permissions: [] };
    expect(firstMessage(apiTokenForm, empty)).toBe('Выберите хотя бы одно право');
  });
});
