import { accessOf } from '@backend/operation/access';
import { audienceOf, hideFields } from '@backend/operation/visible';
import { PLANTED } from '@backend/testing/data/planted-company';
import { SHOWN } from '@backend/testing/shown-fields';
import { AUDIENCES } from '@schema/audiences';
import {
  buildASTSchema,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { buildSchema } from '../build-schema';

type Marker = keyof typeof PLANTED;

/** The personal data in a response field, by name; `null`: unrelated data with the same name. */
const KINDS: readonly (readonly [RegExp, Marker | null])[] = [
  // A car's requirements, the caller's own account, how a duplicate was found.
  [/^(Car|FleetCar|BoardCar)\.depositAmount$/, null],
  [/^User\.login$/, null],
  [/\.email$/, 'email'],
  [/\.(phone|customerPhone|rawCustomerPhone)$/, 'phone'],
  [/\.(fullName|customer|customerName|rawCustomerName)$/, 'name'],
  [/\.totalPrice$/, 'price'],
  [/\.(depositAmount|depositComment)$/, 'deposit'],
  [/\.cost$/, 'cost'],
  [/\.sharePercent$/, 'partnerShare'],
  [/^ProfitShare\.percent$/, 'profitShare'],
  [/\.(purchasePrice|currentValue)$/, 'purchasePrice'],
  [/login$/i, 'login'],
];

const kindOf = (path: string) => KINDS.find(([name]) => name.test(path))?.[1] ?? null;

interface Shown {
  readonly path: string;
  readonly audience: readonly string[] | null;
}

/** All fields reachable from this type. */
function fieldsOf(type: GraphQLOutputType, known = new Set<string>()): Shown[] {
  const named = getNamedType(type);
  if (!isObjectType(named) || known.has(named.name)) return [];
  known.add(named.name);
  return Object.values(named.getFields()).flatMap((field) => {
    const audience = audienceOf(field);
    const here = { path: `${named.name}.${field.name}`, audience: audience && AUDIENCES[audience] };
    return [here, ...fieldsOf(field.type, known)];
  });
}

const mutations = Object.values(buildSchema().getMutationType()?.getFields() ?? {});
const viewersOf = (mutation: (typeof mutations)[number]): readonly string[] => {
  const access = accessOf(mutation);
  return access && 'anyOf' in access ? access.anyOf : ['nobody'];
};

describe('a mutation response', () => {
  test.each(mutations.map((mutation) => ({ name: mutation.name, mutation })))(
    '$name exposes no field hidden by queries',
    ({ mutation }) => {
      const beyond = fieldsOf(mutation.type).flatMap(({ path, audience }) => {
        const kind = kindOf(path);
        const seers: readonly string[] = kind ? Object.values(SHOWN[kind]).flat() : [];
        return viewersOf(mutation)
          .filter((viewer) => kind && (audience === null || audience.includes(viewer)))
          .filter((viewer) => !seers.includes(viewer))
          .map((viewer) => `${viewer} sees ${path}`);
      });
      expect(beyond).toEqual([]);
    },
  );

  test('is checked for the fields that matter', () => {
    const paths = mutations.flatMap((mutation) => fieldsOf(mutation.type)).map(({ path }) => path);
    const met = new Set(paths.map(kindOf));
    const kinds: (Marker | null)[] = Object.keys(PLANTED) as Marker[];
    expect(kinds.filter((kind) => !met.has(kind))).toEqual([]);
    expect(
      paths.filter((path) => /secret|hash|(?<!remembers|mustChange)password|token$/i.test(path)),
    ).toEqual(['CreatedApiToken.token', 'CreatedApiToken.apiToken']);
  });
});

describe('a field with @Visible', () => {
  const schema = (type: string): GraphQLSchema => {
    const built = buildASTSchema(parse(`type Query { email: ${type} }`));
    const field = built.getQueryType()?.getFields().email;
    if (field) field.extensions = { visible: 'email' };
    return built;
  };

  test('must be nullable, or building the schema throws', () => {
    expect(() => hideFields(schema('String!'))).toThrow('Query.email');
    expect(() => hideFields(schema('String'))).not.toThrow();
  });

  test('is not used on the board, whose responses are long', () => {
    const board = buildSchema().getQueryType()?.getFields().board;
    const hidden = board && fieldsOf(board.type).filter(({ audience }) => audience !== null);
    expect(hidden).toEqual([]);
    expect(isNonNullType(board?.type)).toBe(true);
  });
});
