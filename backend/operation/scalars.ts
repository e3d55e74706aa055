import { fromRoubles, type Kopecks, toRoubles } from '@schema/values/money/money';
import { isDay } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { GraphQLError, GraphQLScalarType, type ValueNode, valueFromASTUntyped } from 'graphql';

/** The largest sum that may come in, either sign: a slip of the hand, not a price. Roubles. */
const MAX_ROUBLES = 1_000_000_000;

/** A value of the wrong shape: the doors answer with the sentence of its form. `node`: it is a literal. */
function bad(node?: ValueNode): never {
  throw new GraphQLError('The value has the wrong shape', { nodes: node });
}

/** Reads a literal as the JSON value it stands for. */
function literal<Read>(read: (value: unknown, node: ValueNode) => Read) {
  return (node: ValueNode): Read => read(valueFromASTUntyped(node), node);
}

function toInstant(value: unknown, node?: ValueNode): Date {
  return (typeof value === 'string' ? parseInstant(value) : null) ?? bad(node);
}

/** An instant: ISO 8601 with Z or an offset on the wire, a Date in UTC inside. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'An instant in ISO 8601 with Z or an offset, e.g. 2026-11-12T07:00:00.000Z',
  serialize: (value) => (value instanceof Date ? value : new Date(String(value))).toISOString(),
  parseValue: (value) => toInstant(value),
  parseLiteral: literal(toInstant),
});

function toDay(value: unknown, node?: ValueNode): string {
  return typeof value === 'string' && isDay(value) ? value : bad(node);
}

/** A calendar day of the company's time zone, YYYY-MM-DD on both sides. */
export const Day = new GraphQLScalarType<string, string>({
  name: 'Day',
  description: "A day of the company's time zone, YYYY-MM-DD",
  serialize: (value) => toDay(value),
  parseValue: (value) => toDay(value),
  parseLiteral: literal(toDay),
});

function toKopecks(value: unknown, node?: ValueNode): Kopecks {
  const fits = typeof value === 'number' && Math.abs(value) <= MAX_ROUBLES;
  return fits ? fromRoubles(value) : bad(node);
}

/** Money: roubles with at most two decimals on the wire, whole kopecks inside. */
export const Roubles = new GraphQLScalarType<Kopecks, number>({
  name: 'Roubles',
  description: 'Roubles with at most two decimals',
  serialize: (value) => toRoubles(value as Kopecks),
  parseValue: (value) => toKopecks(value),
  parseLiteral: literal(toKopecks),
});

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

function toBytes(value: unknown, node?: ValueNode): Uint8Array {
  if (value instanceof Uint8Array) return value;
  return typeof value === 'string' && BASE64.test(value) ? Buffer.from(value, 'base64') : bad(node);
}

/** The content of a file: base64 on the wire, bytes inside. An upload over REST hands over its bytes as they are. */
export const FileContent = new GraphQLScalarType<Uint8Array, string>({
  name: 'FileContent',
  description:
    'The content of a file in base64. Files of more than 190 KB do not fit a GraphQL request: send them as multipart/form-data over REST',
  serialize: (value) => Buffer.from(toBytes(value)).toString('base64'),
  parseValue: (value) => toBytes(value),
  parseLiteral: literal(toBytes),
});

/** Any JSON value, for what has no fixed shape. */
export { GraphQLJSON as JSON } from 'graphql-scalars';
