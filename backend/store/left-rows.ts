import { createHash } from 'node:crypto';
import { type EntityName, LockMode } from '@mikro-orm/core';
import type { QBFilterQuery } from '@mikro-orm/sqlite';
import type { Em } from './em';
import { Booking } from './entities/booking.entity';
import { Customer } from './entities/customer.entity';
import { Car } from './entities/fleet/car.entity';
import { CarAnalysis } from './entities/fleet/car-analysis.entity';
import { CarDamage } from './entities/fleet/car-damage.entity';
import { CarPhoto } from './entities/fleet/car-photo.entity';
import { MileageReading } from './entities/fleet/mileage-reading.entity';
import { HandoverSheet } from './entities/handover/handover-sheet.entity';
import { SheetPhoto } from './entities/handover/sheet-photo.entity';
import { Maintenance } from './entities/maintenance.entity';
import { MoneyAdvance } from './entities/money/money-advance.entity';
import { MoneyCharge } from './entities/money/money-charge.entity';
import { MoneyEntry } from './entities/money/money-entry.entity';
import { MoneyOperation } from './entities/money/money-operation.entity';
import { ReviewLink } from './entities/reviews/review-link.entity';
import { ReviewRequest } from './entities/reviews/review-request.entity';
import { ReviewTemplate } from './entities/reviews/review-template.entity';
import { Source } from './entities/source.entity';
import { lockCarsUnread } from './locks/guard-car';
import { lockCustomersUnread } from './locks/guard-customer';
import { lockRentals } from './queries/money/rental-queries';
import { canonicalJson } from './sql/packed-json';

/**
 * Tables of rows that an undoable operation may leave; a new table needs a line here and its texts.
 */
const LEFT_ENTITIES = {
  Booking,
  Car,
  CarAnalysis,
  CarDamage,
  CarPhoto,
  Customer,
  HandoverSheet,
  Maintenance,
  MileageReading,
  MoneyAdvance,
  MoneyCharge,
  MoneyEntry,
  MoneyOperation,
  ReviewLink,
  ReviewRequest,
  ReviewTemplate,
  SheetPhoto,
  Source,
};
export type LeftEntity = keyof typeof LEFT_ENTITIES;

/** A row of any of these tables. */
interface AnyRow {
  readonly id: number;
}

/** Values per statement; an import leaves tens of thousands of rows. */
const PORTION = 1000;

/** Other requests are served between two batches. */
const othersTurn = () => new Promise((resolve) => setImmediate(resolve));

type Value = number | string | Date | null;

/** Rows with these values, one of a list; the undo requires that no other rows were added. */
interface WantedRows {
  readonly entity: LeftEntity;
  readonly where: Readonly<Record<string, Value | readonly Value[]>>;
  /** IDs of the rows, when the operation inserted all of them: a new row has version 1. */
  readonly inserted?: readonly number[];
}

/** The rows of an operation, and the locks of its undo. */
export interface WantedLeft {
  readonly carIds: readonly number[];
  readonly customerIds?: readonly number[];
  /** Rentals whose payments and charges must be unchanged too. */
  readonly rentalIds?: readonly number[];
  /** Rentals that must have no payments and charges: the operation created them without any. */
  readonly newRentalIds?: readonly number[];
  readonly rows: readonly WantedRows[];
}

/** Row id → its version, or a digest for a table without versions. */
type Stamps = Readonly<Record<string, number | string>>;

/** Rows left by an operation. */
export interface LeftRows extends Omit<WantedLeft, 'newRentalIds'> {
  readonly stamps: readonly Stamps[];
}

/** A row changed since the operation. */
export interface LeftChange {
  readonly entity: LeftEntity;
  readonly id: number;
  readonly how: 'changed' | 'added' | 'deleted';
}

/** Reads the current rows; call after the operation's last write. */
export async function readLeft(em: Em, wanted: WantedLeft): Promise<LeftRows> {
  await em.flush();
  const { newRentalIds = [], rentalIds = [], ...rest } = wanted;
  const unpaid = moneyOf(newRentalIds).map((one) => ({ ...one, inserted: [] }));
  const rows: WantedRows[] = [...wanted.rows, ...moneyOf(rentalIds), ...unpaid];
  const stamps: Stamps[] = [];
  for (const one of rows) {
    stamps.push(one.inserted ? insertedStamps(one.inserted) : await stampsOf(em, one));
  }
  return {
    ...rest,
    rentalIds: [...rentalIds, ...newRentalIds],
    rows: rows.map(({ entity, where }) => ({ entity, where })),
    stamps,
  };
}

/** Tables with versions: new rows have version 1. */
const insertedStamps = (ids: readonly number[]): Stamps =>
  Object.fromEntries(ids.map((id) => [id, 1]));

function moneyOf(rentalIds: readonly number[]): WantedRows[] {
  if (rentalIds.length === 0) return [];
  return (['MoneyEntry', 'MoneyCharge'] as const).map((entity) => ({
    entity,
    where: { rentalId: rentalIds },
  }));
}

/**
 * Locks the operation's rows until the transaction ends, in the lock order of all writers (cars,
 * customers, rentals, rows), and returns the changed ones.
 */
export async function lockLeft(em: Em, left: LeftRows): Promise<LeftChange[]> {
  await lockCarsUnread(em, left.carIds);
  await lockCustomersUnread(em, left.customerIds ?? []);
  await lockRentals(em, left.rentalIds ?? []);
  const changes: LeftChange[] = [];
  for (const [index, one] of left.rows.entries()) {
    const now = await stampsOf(em, one, LockMode.PESSIMISTIC_WRITE);
    changes.push(...(await differences(em, one.entity, left.stamps[index] ?? {}, now)));
  }
  // A row may match several conditions: by its id, its car, its customer.
  return [...new Map(changes.map((change) => [`${change.entity} ${change.id}`, change])).values()];
}

async function differences(
  em: Em,
  entity: LeftEntity,
  then: Stamps,
  now: Stamps,
): Promise<LeftChange[]> {
  const added = Object.keys(now).filter((id) => !Object.hasOwn(then, id));
  const missing = Object.keys(then).filter((id) => !Object.hasOwn(now, id));
  const changed = Object.keys(then).filter((id) => Object.hasOwn(now, id) && then[id] !== now[id]);
  const elsewhere = await stampsOf(em, { entity, where: { id: missing.map(Number) } });
  const changeOf = (how: LeftChange['how']) => (id: string) => ({ entity, id: Number(id), how });
  return [
    ...changed.map(changeOf('changed')),
    ...missing.map((id) => changeOf(Object.hasOwn(elsewhere, id) ? 'changed' : 'deleted')(id)),
    ...added.map(changeOf('added')),
  ];
}

async function stampsOf(em: Em, { entity, where }: WantedRows, lock?: LockMode): Promise<Stamps> {
  // Each of the tables has an id; some have a version.
  const name = LEFT_ENTITIES[entity] as unknown as EntityName<AnyRow>;
  const { primaryKeys, properties } = em.getMetadata().get(name);
  const [key = 'id'] = primaryKeys;
  const stamped = STAMPED.filter((field) => field in properties);
  const stamps: [string, number | string][] = [];
  for (const portion of portionsOf(where)) {
    const rows: Record<string, unknown>[] = await em
      .createQueryBuilder(name)
      .select((stamped.length > 0 ? [key, ...stamped] : '*') as never)
      .where(portion as QBFilterQuery<AnyRow>)
      .orderBy({ [key]: 'asc' })
      .setLockMode(lock)
      // Bypasses the entities: an import leaves tens of thousands of rows, and other writers wait.
      .execute('all');
    for (const row of rows) stamps.push([String(row[key]), stampOf(row, stamped)]);
    await othersTurn();
  }
  return Object.fromEntries(stamps);
}

/** Fields updated with every change of their row; a car's version does not cover its shares. */
const STAMPED = ['version', 'sharesVersion'];

function stampOf(row: Record<string, unknown>, stamped: readonly string[]): number | string {
  const [version, ...more] = stamped;
  if (version === undefined) return digestOf(row);
  return more.length === 0 ? Number(row[version]) : stamped.map((field) => row[field]).join(' ');
}

/** The same condition in batches of its longest list; none for an empty list. */
function portionsOf(where: WantedRows['where']): WantedRows['where'][] {
  const lists = Object.entries(where).flatMap(([name, value]) =>
    Array.isArray(value) ? [[name, value as readonly Value[]] as const] : [],
  );
  if (lists.some(([, { length }]) => length === 0)) return [];
  const [longest] = lists.sort(([, one], [, other]) => other.length - one.length);
  if (!longest) return [where];
  const [name, values] = longest;
  const portions: WantedRows['where'][] = [];
  for (let start = 0; start < values.length; start += PORTION) {
    portions.push({ ...where, [name]: values.slice(start, start + PORTION) });
  }
  return portions;
}

/** The same on both engines: a copy may be restored on the other. */
function digestOf(row: Record<string, unknown>): string {
  const content = Object.entries(row).map(([name, value]) => [name, neutral(value)]);
  return createHash('sha256')
    .update(canonicalJson(Object.fromEntries(content)))
    .digest('base64url');
}

/** 64-bit numbers are read as text on PostgreSQL, flags as numbers on SQLite. */
const neutral = (value: unknown): unknown =>
  ['number', 'bigint', 'boolean'].includes(typeof value) ? String(Number(value)) : value;
