import { isDay, parseInstant } from '@schema/values/calendar';
import { fromRoubles, type Kopecks, toRoubles } from '@schema/values/money';
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

/** The largest sum that may come in, either sign: a slip of the hand, not a price. Roubles. */
const MAX_ROUBLES = 1_000_000_000;

/** A value of the wrong shape: the doors turn it into BAD_REQUEST naming the variable. */
function bad(): never {
  throw new GraphQLError('The value has the wrong shape');
}

function text(node: ValueNode): string {
  return node.kind === Kind.STRING ? node.value : bad();
}

function toInstant(value: unknown): Date {
  return (typeof value === 'string' ? parseInstant(value) : null) ?? bad();
}

/** An instant: ISO 8601 with Z or an offset on the wire, a Date in UTC inside. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'An instant in ISO 8601 with Z or an offset, e.g. 2026-11-12T07:00:00.000Z',
  serialize: (value) => (value instanceof Date ? value : new Date(String(value))).toISOString(),
  parseValue: toInstant,
  parseLiteral: (node) => toInstant(text(node)),
});

function toDay(value: unknown): string {
  return typeof value === 'string' && isDay(value) ? value : bad();
}

/** A calendar day of the company's time zone, YYYY-MM-DD on both sides. */
export const Day = new GraphQLScalarType<string, string>({
  name: 'Day',
  description: "A day of the company's time zone, YYYY-MM-DD",
  serialize: toDay,
  parseValue: toDay,
  parseLiteral: (node) => toDay(text(node)),
});

function toKopecks(value: unknown): Kopecks {
  const fits = typeof value === 'number' && Math.abs(value) <= MAX_ROUBLES;
  return fits ? fromRoubles(value) : bad();
}

/** Money: roubles with at most two decimals on the wire, whole kopecks inside. */
export const Roubles = new GraphQLScalarType<Kopecks, number>({
  name: 'Roubles',
  description: 'Roubles with at most two decimals',
  serialize: (value) => toRoubles(value as Kopecks),
  parseValue: toKopecks,
  parseLiteral: (node) =>
    node.kind === Kind.INT || node.kind === Kind.FLOAT ? toKopecks(Number(node.value)) : bad(),
});

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

function toBytes(value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return value;
  return typeof value === 'string' && BASE64.test(value) ? Buffer.from(value, 'base64') : bad();
}

/** The content of a file: base64 on the wire, bytes inside. An upload over REST hands over its bytes as they are. */
export const FileContent = new GraphQLScalarType<Uint8Array, string>({
  name: 'FileContent',
  description:
    'The content of a file in base64. Files of more than 190 KB do not fit a GraphQL request: send them as multipart/form-data over REST',
  serialize: (value) => Buffer.from(toBytes(value)).toString('base64'),
  parseValue: toBytes,
  parseLiteral: (node) => toBytes(text(node)),
});

/** Any JSON value, for what has no fixed shape. */
export { GraphQLJSON as JSON } from 'graphql-scalars';
