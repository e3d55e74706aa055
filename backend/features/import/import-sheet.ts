import { createHash } from 'node:crypto';
import type { ImportOccasion } from '@backend/domain/import/import-plan';
import { countFates, planImport } from '@backend/domain/import/plan-import';
import type { ReadTable } from '@backend/domain/import/read-table';
import { conflict } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/graphql/context';
import { lockCars } from '@backend/store/guard-car';
import { lockSources } from '@backend/store/guard-sources';
import { once } from '@backend/store/idempotency';
import type { Em } from '@backend/store/open-store';
import { isCarOccupiedError, isUniqueViolation } from '@backend/store/store-errors';
import type { ImportCounts, ImportKind } from '@schema/import';
import { MESSAGES } from '@schema/messages';
import { loadKnown } from './load-known';
import { type AskedImport, type ReadUpload, readUpload } from './read-upload';
import { writePlan } from './write-plan';

const operation = 'importSheet';

/** What an import has done. */
export interface ImportResult {
  readonly kind: ImportKind;
  readonly counts: ImportCounts;
  readonly cars: number;
  readonly customers: number;
  readonly sources: number;
  /** Complete ones. */
  readonly bookings: number;
  readonly incomplete: number;
}

/**
 * Imports a file in one transaction: its rows are judged anew, under the locks, and all that can be written is. A
 * retry with the same Idempotency-Key gets the first answer; the same file brought again changes nothing. Refuses
 * what `previewImport` refuses, and CONFLICT when others changed the same records meanwhile.
 */
export async function importSheet(
  ctx: SignedInContext,
  file: Uint8Array,
  asked: AskedImport,
): Promise<ImportResult> {
  const upload = await readUpload(ctx, file, asked);
  const { idempotencyKey: key, user, now } = ctx;
  const params = { file: createHash('sha256').update(file).digest('hex'), ...asked };
  const touched = new Set<number>();
  const result = await refuseRaces(() =>
    ctx.store.write(ctx.em, (em) =>
      once(em, { key, userId: user.id, operation, params, now }, () =>
        bringIn(em, upload, ctx, touched),
      ),
    ),
  );
  if (isAnything(result)) ctx.announce(operation, [...touched]);
  return result;
}

const isAnything = ({ cars, customers, sources, bookings, incomplete }: ImportResult) =>
  cars + customers + sources + bookings + incomplete > 0;

async function bringIn(
  em: Em,
  { read, occasion }: ReadUpload,
  ctx: SignedInContext,
  touched: Set<number>,
): Promise<ImportResult> {
  const { now, user } = ctx;
  await lockNamed(em, read, occasion);
  const known = await loadKnown(em, read, occasion);
  const plan = planImport(read, known, occasion);
  for (const id of await writePlan(em, plan, known, { now, user })) touched.add(id);
  const complete = plan.bookings.filter(({ isComplete }) => isComplete).length;
  return {
    kind: read.kind,
    counts: countFates(plan.rows),
    cars: plan.cars.length,
    customers: plan.customers.length,
    sources: plan.sources.length,
    bookings: complete,
    incomplete: plan.bookings.length - complete,
  };
}

/** Locks the cars that the file's bookings name, and the sources: what is read after it about them stays true. */
async function lockNamed(em: Em, read: ReadTable, occasion: ImportOccasion): Promise<void> {
  if (read.kind === 'cars' || read.kind === 'customers') return;
  const { bookings } = planImport(read, await loadKnown(em, read, occasion), occasion);
  const named = bookings.flatMap(({ carId }) => (carId !== null && carId > 0 ? [carId] : []));
  await lockCars(em, named);
  await lockSources(em);
}

/** A plate or a phone that somebody recorded, a car that somebody took, between our look and our write. */
async function refuseRaces<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const isRace = isUniqueViolation(error) || isCarOccupiedError(error);
    throw isRace ? conflict(MESSAGES.importing.changedMeanwhile) : error;
  }
}
