import type { InferKyselyDB } from '@mikro-orm/sqlite';
import type { Kopecks } from '@schema/values/money/money';
import type { SelectType, SqlBool } from 'kysely';
import type { ENTITIES } from '../entities/entities';

type Inferred = InferKyselyDB<(typeof ENTITIES)[number]>;

/** An instant in a statement: compared with a Date, read by `readInstant`. */
export type StoredInstant = Date | { readonly stored: 'instant' };

/** Kopecks in a statement: PostgreSQL returns int8 as text; read by `readKopecks`. */
export type StoredKopecks = Kopecks | string;

/** JSON in a statement; read by `readJsonText`. */
export interface StoredJson {
  readonly stored: 'json';
}

type Stored<Value> = Value extends Date
  ? StoredInstant
  : Value extends boolean
    ? SqlBool
    : Value extends Kopecks
      ? StoredKopecks
      : Value extends string | number | null
        ? Value
        : StoredJson;

/** The columns of every table under their names in statements and drivers. */
export type Tables = {
  [Table in keyof Inferred]: {
    [Column in keyof Inferred[Table]]: Stored<SelectType<Inferred[Table][Column]>>;
  };
};

/**
 * Names the columns of an aliased table in SQL text: `columnsOf<'bookings'>('b')('start_date')` is
 * `b.start_date`. A renamed column does not compile.
 */
export const columnsOf =
  <Table extends keyof Tables>(alias: string) =>
  (column: keyof Tables[Table] & string): string =>
    `${alias}.${column}`;
