import { conflict, notFound } from '@backend/domain/refusal';
import type { Em } from '@backend/store/em';
import { Booking } from '@backend/store/entities/booking.entity';
import { Customer } from '@backend/store/entities/customer.entity';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import { Source } from '@backend/store/entities/source.entity';
import { UndoableOperation } from '@backend/store/entities/undoable-operation.entity';
import { once } from '@backend/store/idempotency';
import {
  type LeftChange,
  type LeftEntity,
  type LeftRows,
  lockLeft,
  readLeft,
  type WantedLeft,
} from '@backend/store/left-rows';
import { LOCKED_ROW } from '@backend/store/locks/row-lock';
import { pack, unpack } from '@backend/store/sql/packed-json';
import { type ChangedRecord, UNDO_MESSAGES, undoRefused } from '@schema/messages/undo';
import type { OperationName } from '@schema/topics';
import { displayName } from '@schema/values/fleet/car-title';
import { shortName } from '@schema/values/people/short-name';

interface Done<Before> {
  readonly operation: OperationName;
  readonly left: WantedLeft;
  /** Data for the undo: plain data and dates. */
  readonly before: Before;
}

/** Author and time. */
interface OperationAuthor {
  readonly now: Date;
  readonly user: { readonly id: number; readonly login: string };
}

/** Records an operation in its transaction, after its last write; returns its id. */
export async function recordUndoable<Before>(
  em: Em,
  { operation, left, before }: Done<Before>,
  { now, user }: OperationAuthor,
): Promise<number> {
  const leftRows = pack(await readLeft(em, left));
  const row = em.create(UndoableOperation, {
    operation,
    userId: user.id,
    userLogin: user.login,
    createdAt: now,
    leftRows,
    before: pack(before),
  });
  em.persist(row);
  await em.flush();
  return row.id;
}

/** An id without an operation. */
export const UNKNOWN_OPERATION = 0;

/**
 * A stored answer for a retry (docs/safety.md, 4) with its operation id. Answers of releases
 * without recorded operations have no id, and their undo is refused as unknown.
 */
export const withOperationId = <Answer extends object>(
  answer: Answer & { readonly operationId?: number },
): Answer & { operationId: number } => ({
  ...answer,
  operationId: answer.operationId ?? UNKNOWN_OPERATION,
});

interface HeldOperation {
  readonly row: UndoableOperation;
  readonly left: LeftRows;
}

/**
 * Locks an operation and all rows it left until the transaction ends. Throws NOT_FOUND for an
 * unknown or old operation; CONFLICT when it is already undone or its rows have changed, with their
 * names.
 */
export async function lockOperation(
  em: Em,
  of: OperationName,
  operationId: number,
): Promise<HeldOperation> {
  const row = await em.findOne(UndoableOperation, { id: operationId, operation: of }, LOCKED_ROW);
  if (!row) throw notFound(UNDO_MESSAGES.unknown);
  if (row.undoneAt) throw conflict(UNDO_MESSAGES.undone);
  const left = unpack(row.leftRows) as LeftRows;
  const changes = await lockLeft(em, left);
  if (changes.length > 0) throw conflict(undoRefused(await changedRecords(em, changes)));
  return { row, left };
}

interface Undo<Before, Answer> {
  readonly operation: OperationName;
  /** The undone operation. */
  readonly of: OperationName;
  readonly operationId: number;
  /** The rows are locked and unchanged since the operation. */
  readonly undo: (em: Em, before: Before) => Promise<Answer>;
}

interface UndoAuthor extends OperationAuthor {
  readonly idempotencyKey: string | null;
}

/**
 * Undoes an operation in this transaction, once, for an undo that is not a command; returns also
 * the changed cars. A retry with the same Idempotency-Key returns the first answer. Throws the
 * refusals of `lockOperation` and `undo`.
 */
export async function undoOnce<Before, Answer>(
  em: Em,
  { operation, of, operationId, undo }: Undo<Before, Answer>,
  { idempotencyKey: key, user, now }: UndoAuthor,
): Promise<{ readonly answer: Answer; readonly carIds: readonly number[] }> {
  const request = { key, userId: user.id, operation, params: { operationId }, now };
  let carIds: readonly number[] = [];
  const answer = await once(em, request, async () => {
    const { row, left } = await lockOperation(em, of, operationId);
    const undone = await undo(em, unpack(row.before) as Before);
    row.undoneAt = now;
    await em.flush();
    carIds = left.carIds;
    return undone;
  });
  return { answer, carIds };
}

/** Maximum names in a message; an import may have left thousands of rows. */
const TITLED = 100;

/** Names for the refusal of an undo: rows changed since the operation. */
async function changedRecords(em: Em, changes: readonly LeftChange[]): Promise<ChangedRecord[]> {
  const titles = new Map<string, string>();
  for (const [entity, of] of Map.groupBy(changes, (change) => change.entity)) {
    const ids = of.slice(0, TITLED).map(({ id }) => id);
    const found = await TITLES[entity]?.(em, ids);
    for (const [id, title] of found ?? []) titles.set(`${entity} ${id}`, title);
  }
  return changes.map(({ entity, how, id }) => ({
    entity,
    how,
    title: titles.get(`${entity} ${id}`) ?? null,
  }));
}

type Titles = readonly (readonly [id: number, title: string])[];

const TITLES: {
  readonly [Entity in LeftEntity]?: (em: Em, ids: readonly number[]) => Promise<Titles>;
} = {
  Booking: async (em, ids) => {
    const rows = await em.find(Booking, { id: [...ids] }, { populate: ['customer'] });
    return rows.flatMap(({ id, customer }) =>
      customer ? [[id, shortName(customer.$.fullName)] as const] : [],
    );
  },
  Car: async (em, ids) => {
    const rows = await em.find(Car, { id: [...ids] });
    return rows.map((car) => [car.id, `${displayName(car)}, ${car.licensePlate}`] as const);
  },
  Source: async (em, ids) => {
    const rows = await em.find(Source, { id: [...ids] });
    return rows.map(({ id, name }) => [id, name] as const);
  },
  Customer: async (em, ids) => {
    const rows = await em.find(Customer, { id: [...ids] });
    return rows.map(({ id, fullName }) => [id, shortName(fullName)] as const);
  },
  Maintenance: async (em, ids) => {
    const rows = await em.find(Maintenance, { id: [...ids] });
    return rows.map(({ id, description }) => [id, description] as const);
  },
};
