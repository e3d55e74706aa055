import { prepareRow } from '@backend/rest/prepare-row';
import { routes } from '@backend/rest/routes';
import type { RestMethod, RestRow } from '@backend/rest/row';
import { variablesOf } from '@backend/rest/variables';
import { fieldErrors } from '@schema/forms/fields/problems';
import {
  type GraphQLField,
  type GraphQLSchema,
  GraphQLString,
  getArgumentValues,
  getNamedType,
  getNullableType,
  getVariableValues,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
} from 'graphql';
import { type FormField, formFields, isRecordNumber } from '../form-fields';

/** Serialized as 1e400: not representable as a double. */
export const ENDLESS = Number.POSITIVE_INFINITY;

/** Candidate wrong values. */
const KINDS: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'abc',
  '12x',
  '12,5',
  '1 000',
  'NaN',
  '2026-13-40',
  -1,
  1.5,
  1e12,
  ENDLESS,
  true,
  {},
  [],
  [null],
  { a: { b: 1 } },
];

/** One wrong value in one field of one operation, sent over REST or GraphQL. */
export interface WrongValue {
  readonly name: string;
  /** The path in `fields` of the error. */
  readonly key: string;
  readonly document: string;
  readonly variables: Record<string, unknown>;
  /** The same over REST; null: no row accepts it. */
  readonly rest: { method: RestMethod; path: string; body: unknown } | null;
}

/** Whether one path is a prefix of the other. */
export function isSameWay(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short === long || (long.startsWith(short) && /[.[]/.test(long[short.length] ?? ''));
}

const isRefused = ({ form, key }: FormField, args: Record<string, unknown>): boolean =>
  form !== null &&
  Object.keys(fieldErrors(form.shape, form.of(args))).some((at) => isSameWay(at, key));

/** Whether GraphQL cannot read the value here, or the form rejects it. */
function isWrong(
  place: FormField,
  value: unknown,
  { call, schema }: { call: WrongValue; schema: GraphQLSchema },
): boolean {
  // A missing value is left to the form.
  if (value === undefined) return isRefused(place, place.holding(value));
  const [operation] = parse(call.document).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(call.document);
  const [node] = operation.selectionSet.selections;
  if (node?.kind !== Kind.FIELD) throw new Error(call.document);
  const { coerced } = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    call.variables,
  );
  return !coerced || isRefused(place, getArgumentValues(place.field as ReadField, node, coerced));
}

/** A field whose arguments are tested. */
type ReadField = GraphQLField<unknown, unknown>;

/** The operation with every argument as a variable and a minimal selection. */
function documentOf({ operation, field }: FormField): string {
  const declared = field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const kind = operation.startsWith('Query.') ? 'query' : 'mutation';
  const answer = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';
  return `${kind}(${declared}) { ${field.name}(${passed}) ${answer} }`;
}

/** The value of a required argument while another one is wrong. */
const NEEDED: Readonly<Record<string, unknown>> = {
  goneId: 2,
  login: 'nobody',
  password: 'nothing',
  current: 'nothing',
  next: 'something',
  query: 'Иван',
  text: 'Иван',
  date: '2026-11-10',
  start: '2026-11-02',
  days: 7,
  order: [1],
  run: 'preview',
  file: '',
  photo: '',
  favicon: '',
  template: '',
};

const neededOf = ({ field }: FormField): Record<string, unknown> =>
  Object.fromEntries(
    field.args
      .filter(({ name, type }) => isNonNullType(type) && name !== 'input')
      .map(({ name }) => [name, NEEDED[name] ?? 1]),
  );

const rowsOf = (field: FormField['field']): RestRow[] =>
  routes.filter((row) => !row.upload && row.field === field.name);

const textOf = (value: unknown): string | null =>
  value === undefined || typeof value === 'object' ? null : String(value);

/**
 * The REST request with this value; null: the row does not accept the field or cannot express it.
 */
function overRest(
  row: RestRow,
  place: FormField,
  { value, schema }: { value: unknown; schema: GraphQLSchema },
): WrongValue | null {
  const held = place.holding(value);
  const [root = ''] = /^\w+/.exec(place.path.replace(/^input\./, '')) ?? [];
  const prepared = prepareRow(row, schema);
  const namesIn = (part: string) =>
    prepared.parameters.filter((one) => one.place === part).map(({ name }) => name);
  const params = Object.fromEntries(
    namesIn('path').map((name) => [name, name === 'goneId' ? '2' : '1'] as const),
  );
  const bodyNames = namesIn('body');
  const inBody = bodyNames.includes(root);
  const text = textOf(value);
  const isInQuery = namesIn('query').includes(root) && place.path === root;
  if (!inBody && (text === null || !isInQuery)) return null;
  const needed = Object.entries(neededOf(place)).filter(([name]) => bodyNames.includes(name));
  const body = inBody
    ? { ...Object.fromEntries(needed), ...((held.input ?? held) as Record<string, unknown>) }
    : {};
  const query: Record<string, string> = inBody ? {} : { [root]: text ?? '' };
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '1');
  const search = new URLSearchParams(query).toString();
  return {
    name: `${row.method} ${row.path} ${place.path}`,
    key: place.key,
    document: prepared.operation,
    variables: variablesOf(prepared, { params, query, body }),
    rest: {
      method: row.method,
      path: search ? `${path}?${search}` : path,
      body: inBody ? body : undefined,
    },
  };
}

function overGraphql(place: FormField, value: unknown): WrongValue {
  return {
    name: `${place.operation}(${place.path})`,
    key: place.key,
    document: documentOf(place),
    variables: { ...neededOf(place), ...place.holding(value) },
    rest: null,
  };
}

/**
 * The calls with this value at the position; a value sent over REST is sent over GraphQL as well.
 */
function callsWith(place: FormField, value: unknown, schema: GraphQLSchema): WrongValue[] {
  const overRows = rowsOf(place.field)
    .map((row) => overRest(row, place, { value, schema }))
    .filter((call) => call !== null);
  return overRows.length > 0 ? overRows : [overGraphql(place, value)];
}

/** Each field of each form × each kind of wrong value, for every row or over GraphQL alone. */
export function wrongValues(schema: GraphQLSchema): WrongValue[] {
  return formFields(schema)
    .filter((place) => place.form !== null && !isRecordNumber(place))
    .flatMap((place) =>
      KINDS.flatMap((value) =>
        callsWith(place, value, schema)
          .filter((call) => isWrong(place, value, { call, schema }))
          .map((call) => ({
            ...call,
            name: `${call.name} = ${String(JSON.stringify(value) ?? value)}`,
          })),
      ),
    );
}

/** Every text of every query and mutation replaced by this one. */
export function textsOf(schema: GraphQLSchema, text: string): WrongValue[] {
  return formFields(schema)
    .filter(({ operation }) => !operation.startsWith('Subscription.'))
    .filter(
      ({ type }) => getNamedType(type) === GraphQLString && !isListType(getNullableType(type)),
    )
    .flatMap((place) => callsWith(place, text, schema));
}
