import { type Expression, ExpressionWrapper, RawNode, type SqlBool, sql, ValueNode } from 'kysely';
import { type Em, engineOf } from '../em';
import type { RawValue } from './raw';

/** A piece of SQL and the values of its placeholders, in order. */
export interface SqlPart {
  readonly sql: string;
  readonly params: readonly RawValue[];
}

export const part = (sql: string, params: readonly RawValue[] = []): SqlPart => ({ sql, params });

/** A piece of SQL inside a built statement; a condition by default. */
export function expressionOf<Value = SqlBool>({ sql: text, params }: SqlPart) {
  const node = RawNode.create(
    text.split('?'),
    params.map((value) => ValueNode.create(value)),
  );
  return new ExpressionWrapper<unknown, never, Value>(node);
}

/** A query as a table of a built statement. */
export const tableOf = <Row>({ sql: text, params }: SqlPart) =>
  expressionOf<Row>({ sql: `(${text})`, params });

/** True for every row. */
export const EVERY = part('1 = 1');

function joined(parts: readonly SqlPart[], word: string): SqlPart {
  return part(
    parts.map(({ sql }) => `(${sql})`).join(` ${word} `),
    parts.flatMap(({ params }) => params),
  );
}

export function allOf(...parts: readonly SqlPart[]): SqlPart {
  return parts.length === 0 ? EVERY : joined(parts, 'and');
}

export function anyOf(...parts: readonly [SqlPart, ...SqlPart[]]): SqlPart {
  return joined(parts, 'or');
}

/** The function that returns the position of one text in another, from 1; 0: not found. */
const positionIn = (em: Em) => (engineOf(em) === 'sqlite' ? 'instr' : 'strpos');

/** Whether the column contains this text literally. No pattern, so nothing to escape. */
export function holds(em: Em, column: string, text: string): SqlPart {
  return part(`${positionIn(em)}(${column}, ?) > 0`, [text]);
}

/** Whether the column starts with this text literally. */
export function beginsWith(em: Em, column: string, text: string): SqlPart {
  return part(`${positionIn(em)}(${column}, ?) = 1`, [text]);
}

/**
 * Orders a folded text by code points, which for lower-case Russian with ё as е is the alphabet;
 * digits and Latin letters come first. SQLite's default; on PostgreSQL it overrides the server's
 * collation, so that both engines give one order.
 */
export function inCodeOrder(em: Em, column: string): string {
  return engineOf(em) === 'sqlite' ? column : `${column} collate "C"`;
}

/** The same column, excluded from SQLite's choice of an index. */
export const unindexed = <Value>(em: Em, column: Expression<Value>): Expression<Value> =>
  engineOf(em) === 'sqlite' ? sql<Value>`+${column}` : column;

/** The largest value of a group, also for instants; null for an empty group. */
export const maxOf = <Value>(read: Expression<Value>) => sql<Value | null>`max(${read})`;

export const minOf = <Value>(read: Expression<Value>) => sql<Value | null>`min(${read})`;

/** The sum of a group; null for an empty group. */
export const sumOf = <Value>(read: Expression<Value>) => sql<Value | null>`sum(${read})`;

/** The only value of a one-row subquery, such as a count. */
export const singleValue = <Value>(query: Expression<Readonly<Record<string, Value>>>) =>
  sql<Value>`${query}`;
