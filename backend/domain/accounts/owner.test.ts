import { describe, expect, test } from 'vitest';
import { decideOwner, isOthersOwner, type OwnerCandidate } from './owner';

const account = (id: number, loginKey: string, more: Partial<OwnerCandidate> = {}) => ({
  id,
  loginKey,
  isActive: true,
  permissions: ['manage_users'] as const,
  ...more,
});
const olga = account(1, 'olga');
const petr = account(2, 'petr');
const free = { bound: null, named: null, admin: 'admin', accounts: [petr, olga] };
const bound = { ...free, bound: { userId: 1, setting: 'olga' } };

describe('the owner at startup, none bound', () => {
  test.each([
    ['the named login', { named: 'petr' }, { kind: 'bind', userId: 2, setting: 'petr' }],
    ['the first user', { admin: 'olga' }, { kind: 'bind', userId: 1, setting: 'olga' }],
    ['the oldest manager', {}, { kind: 'bind', userId: 1, setting: 'olga' }],
    [
      'the oldest that is active',
      { accounts: [{ ...olga, isActive: false }, petr] },
      { kind: 'bind', userId: 2, setting: 'petr' },
    ],
    [
      'the oldest that manages users',
      { accounts: [{ ...olga, permissions: [] }, petr] },
      { kind: 'bind', userId: 2, setting: 'petr' },
    ],
    ['absent for an unknown OWNER_LOGIN', { named: 'boss' }, { kind: 'keep', userId: null }],
    ['absent without accounts', { accounts: [] }, { kind: 'keep', userId: null }],
  ])('is %s', (_, more, decision) => {
    expect(decideOwner({ ...free, ...more })).toEqual(decision);
  });
});

describe('the owner at startup, already bound', () => {
  const renamed = [account(1, 'olga-old'), account(2, 'olga')];
  test.each([
    ['stays without a setting', {}, { kind: 'keep', userId: 1 }],
    ['stays with the same setting', { named: 'olga' }, { kind: 'keep', userId: 1 }],
    [
      'stays when another account has the login',
      { named: 'olga', accounts: renamed },
      { kind: 'keep', userId: 1 },
    ],
    [
      'stays when ADMIN_LOGIN changes',
      { admin: 'olga', accounts: renamed },
      { kind: 'keep', userId: 1 },
    ],
    ['changes with the setting', { named: 'petr' }, { kind: 'bind', userId: 2, setting: 'petr' }],
    ['is unknown for a login without an account', { named: 'boss' }, { kind: 'unknown' }],
  ])('%s', (_, more, decision) => {
    expect(decideOwner({ ...bound, ...more })).toEqual(decision);
  });
});

test("the owner's account is protected from everyone but the owner", () => {
  expect(isOthersOwner({ id: 1, isOwner: true }, 2)).toBe(true);
  expect(isOthersOwner({ id: 1, isOwner: true }, 1)).toBe(false);
  expect(isOthersOwner({ id: 1, isOwner: false }, 2)).toBe(false);
});
