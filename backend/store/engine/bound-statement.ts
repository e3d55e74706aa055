import { isRaw } from '@mikro-orm/core';
import { NativeQueryBuilder } from '@mikro-orm/sqlite';
import type { DatabaseConnection } from './transaction-care';

type Compiled = Parameters<DatabaseConnection['executeQuery']>[0];
type BoundValue = string | number | bigint | Buffer | null;

/** Placeholders other than a plain `?`: an escaped question mark, an identifier. */
const UNUSUAL_PLACEHOLDER = /\\\?|\?\?/;

/** Undefined: a type unknown to the engine; the ORM writes the value into the text. */
function boundValue(value: unknown): BoundValue | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'bigint') return value;
  if (typeof value === 'boolean') return value ? 1n : 0n;
  // Whole numbers are bound as integers, like literals in the text: a division must not become
  // real.
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (value instanceof Date) return BigInt(value.getTime());
  return Buffer.isBuffer(value) ? value : undefined;
}

/**
 * An ORM statement with its values bound instead of inlined, so that the text can stay prepared.
 * Null: a value must be inlined.
 */
export function boundStatement(query: unknown, given: unknown): Compiled | null {
  const built = query instanceof NativeQueryBuilder ? query.toRaw() : query;
  const { sql, params } = isRaw(built) ? built : { sql: built, params: given };
  if (typeof sql !== 'string' || !Array.isArray(params) || UNUSUAL_PLACEHOLDER.test(sql))
    return null;
  const parameters: BoundValue[] = [];
  for (const param of params) {
    const value = boundValue(param);
    if (value === undefined) return null;
    parameters.push(value);
  }
  const node = { kind: 'RawNode', sqlFragments: [sql], parameters: [] } as const;
  return { sql, parameters, query: node, queryId: { queryId: '' } };
}
