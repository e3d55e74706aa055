import 'reflect-metadata';
import { buildSchema } from '@backend/graphql/build-schema';
import { listQueryPayload } from '@schema/forms/list-query';
import { MESSAGES } from '@schema/messages';
import { isPermission } from '@schema/permissions';
import { execute, parse, buildSchema as schemaOf } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import { accessOf, guardRootFields, requireAccess, rootFields } from './access';
import { FORM_EXTENSION, inputOrArguments } from './form';
import { ACCESS_EXTENSION } from './permit';
import { PRICE_EXTENSION } from './price';

describe('every operation', () => {
  const fields = rootFields(buildSchema());

  test('is covered by this test', () => {
    expect(fields.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['Query.profile', 'Mutation.login', 'Subscription.changes']),
    );
  });

  test.each(fields)('$path declares its access, by permissions that exist', ({ field }) => {
    const access = accessOf(field);
    expect(access).not.toBeNull();
    if (access && 'anyOf' in access) expect(access.anyOf.every(isPermission)).toBe(true);
  });

  test('only setOwnPassword is allowed before an own password is set', () => {
    const open = fields.filter(({ field }) => 'isBeforeOwnPassword' in (accessOf(field) ?? {}));
    expect(open.map(({ path }) => path)).toEqual(['Mutation.changeOwnPassword']);
  });

  test('public operations are an explicit list', () => {
    const open = fields.filter(({ field }) => 'public' in (accessOf(field) ?? {}));
    const allowed = [
      'Query.profile',
      'Query.mustChangePassword',
      'Query.company',
      'Query.branding',
      'Query.sharedReviewLink',
      'Query.sharedPaper',
      'Query.sharedStatement',
      'Mutation.login',
      'Mutation.logout',
      'Mutation.sendSharedReview',
    ];
    expect(allowed).toEqual(expect.arrayContaining(open.map(({ path }) => path)));
  });
});

test('a schema with an undeclared operation does not start', () => {
  const bare = schemaOf('type Query { cars: Int } type Mutation { dropAll: Int }');
  expect(() => guardRootFields(bare)).toThrow('Query.cars, Mutation.dropAll');
});

test('a query with a form validates it before it runs', async () => {
  const read = vi.fn(() => 1);
  const schema = schemaOf('type Query { cars(page: Int): Int }');
  const field = schema.getQueryType()?.getFields().cars;
  if (!field) throw new Error('no field');
  field.resolve = read;
  field.extensions = {
    [ACCESS_EXTENSION]: { public: true },
    [PRICE_EXTENSION]: { points: 1, sizes: {} },
    [FORM_EXTENSION]: { shape: listQueryPayload, of: inputOrArguments },
  };
  guardRootFields(schema);
  const ask = async (page: number) =>
    execute({ schema, document: parse(`{ cars(page: ${page}) }`), contextValue: { user: null } });
  const { errors } = await ask(0);
  expect(errors?.[0]?.message).toBe(MESSAGES.lists.pageInvalid);
  expect(read).not.toHaveBeenCalled();
  expect((await ask(1)).data).toEqual({ cars: 1 });
});

describe('access', () => {
  const user = {
    id: 1,
    login: 'a',
    permissions: ['view_cars'] as const,
    partnerId: null,
    mustChangePassword: false,
  };

  test('is UNAUTHENTICATED without a session, FORBIDDEN without the permission', () => {
    const boardOnly = { anyOf: ['view_board'] as const };
    expect(() => requireAccess(boardOnly, { user: null })).toThrow(
      expect.objectContaining({ code: 'UNAUTHENTICATED' }),
    );
    expect(() => requireAccess(boardOnly, { user })).toThrow(
      expect.objectContaining({ code: 'FORBIDDEN' }),
    );
  });

  test('needs one of several permissions; an empty list needs only a session', () => {
    expect(() => requireAccess({ anyOf: ['view_board', 'view_cars'] }, { user })).not.toThrow();
    expect(() => requireAccess({ anyOf: [] }, { user })).not.toThrow();
    expect(() => requireAccess({ public: true }, { user: null })).not.toThrow();
  });

  test('a user tied to a partner is refused whatever is not declared for partners', () => {
    const partner = { user: { ...user, partnerId: 7 } };
    for (const anyOf of [['view_cars'], []] as const) {
      expect(() => requireAccess({ anyOf }, partner)).toThrow(
        expect.objectContaining({ code: 'FORBIDDEN' }),
      );
      expect(() => requireAccess({ anyOf, isForPartners: true }, partner)).not.toThrow();
    }
    expect(() => requireAccess({ anyOf: ['view_board'], isForPartners: true }, partner)).toThrow(
      expect.objectContaining({ code: 'FORBIDDEN' }),
    );
    expect(() => requireAccess({ public: true }, partner)).not.toThrow();
  });

  test('a one-time password opens public operations and those before an own password only', () => {
    const guest = { user: { ...user, mustChangePassword: true } };
    for (const anyOf of [['view_cars'], []] as const) {
      expect(() => requireAccess({ anyOf }, guest)).toThrow(
        expect.objectContaining({ code: 'PASSWORD_CHANGE_REQUIRED' }),
      );
    }
    expect(() => requireAccess({ public: true }, guest)).not.toThrow();
    expect(() => requireAccess({ anyOf: [], isBeforeOwnPassword: true }, guest)).not.toThrow();
  });
});
