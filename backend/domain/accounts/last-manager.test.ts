import type { Permission } from '@schema/permissions';
import { describe, expect, test } from 'vitest';
import { managerRemains } from './last-manager';

const account = (id: number, isActive: boolean, ...permissions: Permission[]) => ({
  id,
  isActive,
  permissions,
});
const boss = account(1, true, 'manage_users', 'view_board');
const second = account(2, true, 'manage_users');
const disabled = account(3, false, 'manage_users');
const driver = account(4, true, 'view_board');

describe('an active user with manage_users', () => {
  test.each([
    ['the only one is removed', [boss, driver], 1, null, false],
    ['the only one is disabled', [boss, driver], 1, account(1, false, 'manage_users'), false],
    ['the only one loses the permission', [boss, driver], 1, account(1, true, 'view_board'), false],
    [
      'the only one keeps the permission',
      [boss, driver],
      1,
      account(1, true, 'manage_users'),
      true,
    ],
    ['the other one is disabled', [boss, disabled], 1, null, false],
    ['another one stays', [boss, second], 1, null, true],
    ['another account is removed', [boss, driver], 4, null, true],
    ['a third one gets the permission', [driver], 4, account(4, true, 'manage_users'), true],
  ])('when %s, remains or not', (_, accounts, id, after, remains) => {
    expect(managerRemains(accounts, { id, after })).toBe(remains);
  });
});
