import { PERMISSIONS, type Permission } from '@schema/permissions';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildSchema } from '../build-schema';
import { refusalOfDocument } from './access-first';

const schema = buildSchema();
const nobody = { user: null };
const staff = (...permissions: Permission[]) => ({
  user: { id: 1, login: 'a', permissions, partnerId: null, mustChangePassword: false },
});
const codeFor = (
  text: string,
  reader: Parameters<typeof refusalOfDocument>[2]['reader'],
  name?: string,
) =>
  refusalOfDocument(schema, parse(text), { operationName: name ?? null, reader })?.code ??
  'goes on';

describe('a document of an anonymous client', () => {
  it.each([
    ['{ company { name } }', 'goes on'],
    ['{ __typename }', 'goes on'],
    ['{ nope }', 'goes on'],
    ['{ constructor { name } toString __proto__ }', 'goes on'],
    ['{ board { days } }', 'UNAUTHENTICATED'],
    ['{ board { days } company { name } }', 'goes on'],
    ['mutation { addCashEntry }', 'UNAUTHENTICATED'],
    ['subscription { changes { at } }', 'UNAUTHENTICATED'],
    ['{ __schema { types { name } } }', 'UNAUTHENTICATED'],
    ['{ ...f } fragment f on Query { ... on Query { board { days } } }', 'UNAUTHENTICATED'],
    ['{ ...f } fragment f on Query { ...f board { days } }', 'UNAUTHENTICATED'],
    ['{ ...none }', 'goes on'],
    ['query a { company { name } } query b { board { days } }', 'goes on'],
    ['query a { bookings { id } } query b { board { days } }', 'UNAUTHENTICATED'],
  ])('%s: %s', (text, code) => {
    expect(codeFor(text, nobody)).toBe(code);
  });

  it('is checked by the operation selected by name', () => {
    const text = 'query a { company { name } } query b { board { days } }';
    expect(codeFor(text, nobody, 'a')).toBe('goes on');
    expect(codeFor(text, nobody, 'b')).toBe('UNAUTHENTICATED');
  });
});

describe('a document of a signed-in user', () => {
  it('is refused when the user may access none of its fields', () => {
    expect(codeFor('{ board { days } }', staff('view_archive'))).toBe('FORBIDDEN');
    expect(codeFor('{ board { days } }', staff('view_board'))).toBe('goes on');
    expect(codeFor('{ board { days } company { name } }', staff())).toBe('goes on');
    expect(codeFor('{ __schema { types { name } } }', staff())).toBe('goes on');
  });

  it('with a one-time password is refused all but its session and an own password', () => {
    const { user } = staff(...PERMISSIONS);
    const guest = { user: { ...user, mustChangePassword: true } };
    for (const text of ['{ board { days } }', '{ __schema { types { name } } }']) {
      expect(codeFor(text, guest)).toBe('PASSWORD_CHANGE_REQUIRED');
    }
    expect(codeFor('subscription { changes { at } }', guest)).toBe('PASSWORD_CHANGE_REQUIRED');
    expect(codeFor('{ profile { login } mustChangePassword }', guest)).toBe('goes on');
    expect(codeFor('mutation { changeOwnPassword }', guest)).toBe('goes on');
    expect(codeFor('mutation { logout }', guest)).toBe('goes on');
  });
});
