import type { Permission } from '@schema/permissions';
import { expect, test } from 'vitest';
import { keepsAccount } from './account-access';

const asks = (permissions: Permission[], byToken: boolean) => ({
  user: { id: 7, permissions },
  byToken,
});

test.each([
  ['a user, of their own account', asks([], false), 7, true],
  ["a user, of another's", asks(['view_board'], false), 8, false],
  ['a manager, of any', asks(['manage_users'], false), 8, true],
  ["a user's token, of its own account", asks(['view_board'], true), 7, false],
  ["a manager's token, of any", asks(['manage_users'], true), 8, true],
])('%s', (_, keeper, accountId, may) => {
  expect(keepsAccount(keeper, accountId)).toBe(may);
});
