import type { Kopecks } from '@schema/values/money/money';
import { type Expression, ExpressionWrapper, type OperationNode, RawNode, sql } from 'kysely';
import { toInstantOrNull, toKopecksOrNull } from './raw';
import type { StoredInstant, StoredJson, StoredKopecks } from './tables';

/** Converts the driver's value; null: none, except in a flag, where it is false. */
export const CONVERSIONS = {
  instant: (value: unknown) => toInstantOrNull(value as number | null),
  kopecks: (value: unknown) => toKopecksOrNull(value as number | string | null),
  count: (value: unknown) => (value === null ? null : Number(value)),
  flag: (value: unknown) => Boolean(value),
};

export type ReadAs = keyof typeof CONVERSIONS;

/** A selected expression whose values `rowsOf` converts. */
export interface ConvertedColumnNode extends RawNode {
  readonly readAs: ReadAs;
}

export const isReadNode = (node: OperationNode): node is ConvertedColumnNode => 'readAs' in node;

type Null<Value> = Extract<Value, null>;

function readAs<Value>(kind: ReadAs, read: Expression<unknown>) {
  const node: ConvertedColumnNode = {
    ...RawNode.createWithChild(read.toOperationNode()),
    readAs: kind,
  };
  return new ExpressionWrapper<unknown, never, Value>(node);
}

/** Selects an instant as a Date. */
export const readInstant = <Value extends StoredInstant | null>(read: Expression<Value>) =>
  readAs<Date | Null<Value>>('instant', read);

/** Selects money, a column or a sum of them. */
export const readKopecks = <Value extends StoredKopecks | number | bigint | null>(
  read: Expression<Value>,
) => readAs<Kopecks | Null<Value>>('kopecks', read);

/** Selects a count or another whole number with the type int8 or numeric on PostgreSQL. */
export const readCount = <Value extends number | string | bigint | null>(read: Expression<Value>) =>
  readAs<number | Null<Value>>('count', read);

/** Selects a condition; null is false. */
export const readFlag = (read: Expression<unknown>) => readAs<boolean>('flag', read);

/** Selects JSON as text, which SQLite stores and PostgreSQL's driver would parse. */
export const readJsonText = (read: Expression<StoredJson>) => sql<string>`cast(${read} as text)`;
