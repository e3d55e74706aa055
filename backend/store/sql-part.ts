import { type Em, engineOf } from './em';
import type { RawValue } from './raw';

/** A piece of SQL and the values of its placeholders, in their order. */
export interface SqlPart {
  readonly sql: string;
  readonly params: readonly RawValue[];
}

export const part = (sql: string, params: readonly RawValue[] = []): SqlPart => ({ sql, params });

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

/** The function that tells where one text stands in another, from 1; 0: nowhere. */
const positionIn = (em: Em) => (engineOf(em) === 'sqlite' ? 'instr' : 'strpos');

/** Does the column hold this text somewhere, letter by letter? No pattern, so nothing to escape. */
export function holds(em: Em, column: string, text: string): SqlPart {
  return part(`${positionIn(em)}(${column}, ?) > 0`, [text]);
}

/** Does the column begin with this text, letter by letter? */
export function beginsWith(em: Em, column: string, text: string): SqlPart {
  return part(`${positionIn(em)}(${column}, ?) = 1`, [text]);
}

/**
 * Orders a folded text by code points, which for Russian in lower case with ё as е is the alphabet;
 * digits and Latin letters come first. SQLite compares so by itself; PostgreSQL, which would follow
 * the collation its server was set up with, is told to, so that both give one order.
 */
export function inCodeOrder(em: Em, column: string): string {
  return engineOf(em) === 'sqlite' ? column : `${column} collate "C"`;
}
