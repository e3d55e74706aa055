import {
  type GraphQLArgument,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

/** Values of query arguments by name; a nullable one not listed is omitted. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  id: '1',
  userId: '1',
  carId: '1',
  customerId: '1',
  keepId: '1',
  goneId: '2',
  bookingId: '1',
  bookingIds: '[1, 2, 3]',
  date: '"2026-11-10"',
  from: '"2026-11-01"',
  to: '"2026-11-30"',
  days: '21',
  pageSize: '50',
  query: '"Иван"',
  text: '"Иван"',
};

/** Overrides where the name is ambiguous. */
const OF_QUERY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  board: { start: '"2026-11-02"' },
  statementLinks: { partnerId: '1' },
  partnerStatement: { partnerId: '1', from: '"2026-11-01"', to: '"2026-11-30"' },
  previewImport: { file: `"${btoa('Brand;Model;Plate\nKia;Rio;A001AA77')}"` },
  estimatePrice: { startDate: '"2026-11-12T07:00:00Z"', endDate: '"2026-11-16T15:00:00Z"' },
};

const PERIOD: Readonly<Record<string, string>> = {
  start: '"2026-10-31T21:00:00Z"',
  end: '"2026-11-30T21:00:00Z"',
};

/** Depth sufficient for every response; no type of the product is recursive. */
const DEPTH = 6;

function selection(type: GraphQLOutputType, depth = DEPTH): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields())
    .filter((field) => depth > 1 || !isObjectType(getNamedType(field.type)))
    .map((field) => `${field.name} ${selection(field.type, depth - 1)}`);
  return `{ ${fields.join(' ')} }`;
}

function argument(
  { name, type }: GraphQLArgument,
  query: string,
  values: Readonly<Record<string, string>>,
): string | null {
  const value =
    values[`${query}.${name}`] ??
    values[name] ??
    OF_QUERY[query]?.[name] ??
    PERIOD[name] ??
    ARGUMENTS[name];
  if (value !== undefined) return `${name}: ${value}`;
  if (!isNonNullType(type)) return null;
  if (isListType(type.ofType)) return `${name}: []`;
  const named = getNamedType(type);
  if ('getValues' in named) return `${name}: ${named.getValues()[0]?.name}`;
  throw new Error(`${query} needs ${name}: say with what it is asked`);
}

/**
 * Every query of the schema with all its fields; `values` are arguments specific to the company, by
 * name or by `query.name`.
 */
export function readDocuments(
  schema: GraphQLSchema,
  values: Readonly<Record<string, string>>,
): { name: string; document: string }[] {
  return Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => {
    const args = field.args.map((arg) => argument(arg, field.name, values)).filter(Boolean);
    const call = `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}`;
    return { name: field.name, document: `{ ${call} ${selection(field.type)} }` };
  });
}
