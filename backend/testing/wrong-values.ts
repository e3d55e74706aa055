import { readsOf } from '@backend/rest/openapi/row-reads';
import { routes } from '@backend/rest/routes';
import type { RestMethod, RestRow } from '@backend/rest/row';
import { fieldErrors } from '@schema/forms/fields/problems';
import {
  type GraphQLField,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getVariableValues,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
} from 'graphql';
import { type FormField, formFields, isRecordNumber } from './form-fields';

/** What JSON writes as 1e400: no double holds it. */
export const ENDLESS = Number.POSITIVE_INFINITY;

/** What may come where something else belongs. */
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

/** One wrong value in one field of one operation, on its way through a door. */
export interface WrongValue {
  readonly name: string;
  /** As `fields` of the answer names it. */
  readonly key: string;
  readonly document: string;
  readonly variables: Record<string, unknown>;
  /** The same over REST; null: no row takes it. */
  readonly rest: { method: RestMethod; path: string; body: unknown } | null;
}

/** Do both paths lead the same way, one perhaps further than the other? */
export function isSameWay(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short === long || (long.startsWith(short) && /[.[]/.test(long[short.length] ?? ''));
}

const isRefused = ({ form, key }: FormField, args: Record<string, unknown>): boolean =>
  form !== null &&
  Object.keys(fieldErrors(form.shape, form.of(args))).some((at) => isSameWay(at, key));

/** Is the value unreadable in this place, or does the form refuse it? */
function isWrong(
  place: FormField,
  value: unknown,
  { call, schema }: { call: WrongValue; schema: GraphQLSchema },
): boolean {
  // What is not there is for the form alone to judge.
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

/** A field whose arguments alone are asked about. */
type ReadField = GraphQLField<unknown, unknown>;

/** The operation with every argument a variable, answering as little as it can. */
function documentOf({ operation, field }: FormField): string {
  const declared = field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const kind = operation.startsWith('Query.') ? 'query' : 'mutation';
  const answer = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';
  return `${kind}(${declared}) { ${field.name}(${passed}) ${answer} }`;
}

/** What an argument that must be there holds when another one is wrong. */
const NEEDED: Readonly<Record<string, unknown>> = {
  goneId: 2,
  login: 'nobody',
  password: 'nothing',
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
};

const neededOf = ({ field }: FormField): Record<string, unknown> =>
  Object.fromEntries(
    field.args
      .filter(({ name, type }) => isNonNullType(type) && name !== 'input')
      .map(({ name }) => [name, NEEDED[name] ?? 1]),
  );

const rowsOf = (field: FormField['field']): RestRow[] =>
  routes.filter(
    ({ operation, upload }) => !upload && new RegExp(`\\b${field.name}\\b\\s*[({]`).test(operation),
  );

const textOf = (value: unknown): string | null =>
  value === undefined || typeof value === 'object' ? null : String(value);

/** How a row is asked with this value; null: it does not read the field, or cannot say it. */
function overRest(row: RestRow, place: FormField, value: unknown): WrongValue | null {
  const held = place.holding(value);
  const [root = ''] = /^\w+/.exec(place.path.replace(/^input\./, '')) ?? [];
  const reads = readsOf(row);
  const params = Object.fromEntries(
    reads.params.map((name) => [name, name === 'goneId' ? '2' : '1'] as const),
  );
  const inBody = reads.body.includes(root);
  const text = textOf(value);
  if (!inBody && (text === null || !reads.query.includes(root) || place.path !== root)) return null;
  const body = inBody ? ((held.input ?? held) as Record<string, unknown>) : {};
  const query: Record<string, string> = inBody ? {} : { [root]: text ?? '' };
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '1');
  const search = new URLSearchParams(query).toString();
  return {
    name: `${row.method} ${row.path} ${place.path}`,
    key: place.key,
    document: row.operation,
    variables: row.variables?.({ params, query, body }) ?? {},
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

/** Each field of each form × each kind of value that is wrong there, and the same over every row. */
export function wrongValues(schema: GraphQLSchema): WrongValue[] {
  return formFields(schema)
    .filter((place) => place.form !== null && !isRecordNumber(place))
    .flatMap((place) => {
      const rows = rowsOf(place.field);
      return KINDS.flatMap((value) => {
        const calls = [
          overGraphql(place, value),
          ...rows.map((row) => overRest(row, place, value)),
        ].filter((call) => call !== null);
        return calls
          .filter((call) => isWrong(place, value, { call, schema }))
          .map((call) => ({
            ...call,
            name: `${call.name} = ${String(JSON.stringify(value) ?? value)}`,
          }));
      });
    });
}
