import { fromRoubles, type Kopecks, toRoubles } from '@schema/values/money/money';
import { isDay } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { GraphQLError, GraphQLScalarType, type ValueNode, valueFromASTUntyped } from 'graphql';
import { GraphQLDateTimeISO, GraphQLLocalDate } from 'graphql-scalars';

/**
 * The largest amount with exact kopecks, of either sign. Roubles. Forms have a smaller limit,
 * MAX_AMOUNT, with a message.
 */
const MAX_ROUBLES = Math.floor(Number.MAX_SAFE_INTEGER / 100);

/** A value of the wrong shape, reported with the message of its form. `node`: set for a literal. */
function bad(node?: ValueNode): never {
  throw new GraphQLError('The value has the wrong shape', { nodes: node });
}

/** Converts a literal to its JSON value. */
function literal<Read>(read: (value: unknown, node: ValueNode) => Read) {
  return (node: ValueNode): Read => read(valueFromASTUntyped(node), node);
}

function toInstant(value: unknown, node?: ValueNode): Date {
  return (typeof value === 'string' ? parseInstant(value) : null) ?? bad(node);
}

/**
 * An instant: ISO 8601 with Z or an offset in the API, a UTC Date internally. The library refuses
 * texts that the API accepts (without seconds, with the offset +0300) and accepts years outside
 * 1900–2999.
 */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'Instant in ISO 8601 with Z or an offset, e.g. 2026-11-12T07:00:00.000Z',
  serialize: (value) => GraphQLDateTimeISO.serialize(value),
  parseValue: (value) => toInstant(value),
  parseLiteral: literal(toInstant),
});

function toDay(value: unknown, node?: ValueNode): string {
  return typeof value === 'string' && isDay(value) ? value : bad(node);
}

/**
 * A calendar day of the company's time zone, YYYY-MM-DD in the API and internally. The library
 * accepts years outside 1900–2999.
 */
export const Day = new GraphQLScalarType<string, string>({
  name: 'Day',
  description: 'Day of the company time zone, YYYY-MM-DD',
  serialize: (value) => GraphQLLocalDate.serialize(value),
  parseValue: (value) => toDay(value),
  parseLiteral: literal(toDay),
});

function toKopecks(value: unknown, node?: ValueNode): Kopecks {
  const fits = typeof value === 'number' && Math.abs(value) <= MAX_ROUBLES;
  return fits ? fromRoubles(value) : bad(node);
}

/** Money: roubles with at most two decimals in the API, whole kopecks internally. */
export const Roubles = new GraphQLScalarType<Kopecks, number>({
  name: 'Roubles',
  description: 'Amount in roubles with at most two decimals',
  serialize: (value) => toRoubles(value as Kopecks),
  parseValue: (value) => toKopecks(value),
  parseLiteral: literal(toKopecks),
});

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

function toBytes(value: unknown, node?: ValueNode): Uint8Array {
  if (value instanceof Uint8Array) return value;
  return typeof value === 'string' && BASE64.test(value) ? Buffer.from(value, 'base64') : bad(node);
}

/** File content: base64 in the API, bytes internally. REST uploads pass their bytes directly. */
export const FileContent = new GraphQLScalarType<Uint8Array, string>({
  name: 'FileContent',
  description:
    'Content of a file in base64, at most about 190 KB; larger files are sent as multipart/form-data over REST',
  serialize: (value) => Buffer.from(toBytes(value)).toString('base64'),
  parseValue: (value) => toBytes(value),
  parseLiteral: literal(toBytes),
});

/** Any JSON value. */
export { GraphQLJSON as JSON } from 'graphql-scalars';
