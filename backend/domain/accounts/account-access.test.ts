import { MESSAGES } from '@schema/messages';
import type { Permission } from '@schema/permissions';
import { expect, test } from 'vitest';
import { assertWritableBy, keepsAccount } from './account-access';

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

const manager = ['manage_users', 'view_board'] as const;
const colleague = (id: number, permissions: readonly Permission[]) => ({ id, permissions });

test.each([
  ['a session writes any account', false, colleague(7, manager), [...manager], null],
  ["a token its owner's", true, colleague(7, []), [], MESSAGES.tokens.ownAccount],
  ['a token a weaker account', true, colleague(8, ['view_board']), ['view_board'], null],
  ['a token deletes a weaker account', true, colleague(8, ['view_board']), null, null],
  [
    'a token a stronger account',
    true,
    colleague(8, ['view_cars']),
    [],
    MESSAGES.tokens.strongerAccount,
  ],
  [
    'a token grants a permission that it lacks',
    true,
    colleague(8, []),
    ['view_cars'],
    MESSAGES.tokens.strongerAccount,
  ],
  [
    'a token an account that manages users',
    true,
    colleague(8, manager),
    [],
    MESSAGES.tokens.strongerAccount,
  ],
  [
    'a token makes an account that manages users',
    true,
    null,
    ['manage_users'],
    MESSAGES.tokens.strongerAccount,
  ],
] as const)('%s', (_, byToken, before, permissions, refused) => {
  const write = () => assertWritableBy(asks([...manager], byToken), { before, permissions });
  if (refused === null) expect(write).not.toThrow();
  else expect(write).toThrow(refused);
});
