import { createHash } from 'node:crypto';
import type { ReadTable } from '@backend/domain/import/columns/read-table';
import {
  addsAnything,
  type ImportAnswer,
  type ImportOrder,
  type ImportResult,
} from '@backend/domain/import/import-job';
import { type Drafts, draftsOf } from '@backend/domain/import/plan/drafts';
import type { ImportOccasion, ImportPlan, Known } from '@backend/domain/import/plan/import-plan';
import { countFates, planImport } from '@backend/domain/import/plan/plan-import';
import { conflict } from '@backend/domain/refusal';
import { recordUndoable } from '@backend/rentals/undoable-operation';
import { once } from '@backend/store/idempotency';
import { keepImportResult } from '@backend/store/import-jobs';
import { lockCarsUnread } from '@backend/store/locks/guard-car';
import { lockSources } from '@backend/store/locks/guard-sources';
import { draftFor } from '@backend/store/notices/notice-drafts';
import type { Em, Store } from '@backend/store/open-store';
import {
  type HistoryMark,
  isChangedSince,
  loadHistoryMark,
} from '@backend/store/queries/history-mark';
import { lockExpenseKinds } from '@backend/store/queries/money/known-expense-queries';
import { lockRentals } from '@backend/store/queries/money/rental-queries';
import { isCarOccupiedError, isUniqueViolation } from '@backend/store/store-errors';
import type { ImportKind, ImportProgress } from '@schema/import';
import { MESSAGES } from '@schema/messages';
import { type ImportBefore, leftByImport } from './added-rows';
import { loadKnown } from './load-known';
import { type SpendingBy, spendingBy } from './load-spending';
import { readUpload } from './read-upload';
import { writePlan } from './write-plan';

const operation = 'importSheet';

/** Record types a plan depends on, as named in the change history. */
const PLAN_READS = ['Booking', 'Car', 'Customer', 'Fleet', 'Maintenance', 'Source'];
const EXPENSE_READS = ['Car', 'ExpenseKind', 'Fleet', 'MoneyOperation', 'Partner', 'Till'];

/** A parsed table and its import plan for the existing records. */
interface Planned {
  readonly known: Known;
  readonly plan: ImportPlan;
}

interface Drafted {
  readonly read: ReadTable;
  readonly occasion: ImportOccasion;
  readonly drafted: Drafts;
  readonly by: SpendingBy;
}

async function planned(em: Em, { read, occasion, drafted, by }: Drafted): Promise<Planned> {
  const known = await loadKnown(em, drafted, occasion, by);
  return { known, plan: planImport(read, known, occasion, drafted) };
}

/**
 * Imports a file in one transaction, in the import worker. Rows are validated before it starts and,
 * under the locks, again only when relevant records have changed. All valid rows are written
 * together with the result of the job. Throws CONFLICT when the same records have changed
 * meanwhile.
 */
export async function runImport(
  store: Store,
  order: ImportOrder,
  report: (progress: ImportProgress) => void,
): Promise<ImportAnswer> {
  const { read, occasion } = await readUpload(order);
  report({ stage: 'judging', done: 0, total: read.body.rows.length });
  const drafted = draftsOf(read, occasion);
  const table: Drafted = { read, occasion, drafted, by: spendingBy(order) };
  const em = store.fork();
  if (order.draftId !== null) draftFor(em, order.draftId);
  const mark = await loadHistoryMark(em);
  const early = await planned(em, table);
  const { idempotencyKey: key, user, now, request } = order;
  const params = { file: createHash('sha256').update(order.file).digest('hex'), ...request };
  const touched = new Set<number>();
  report({ stage: 'writing', done: 0, total: recordsOf(early.plan) });
  const result = await refuseRaces(() =>
    store.write(em, (tx) =>
      once(tx, { key, userId: user.id, operation, params, now }, async () => {
        const { plan, known } = await stillTrue(tx, early, { mark, table });
        const total = recordsOf(plan);
        const onRecords = (done: number) => report({ stage: 'writing', done, total });
        const { added, booked } = await writePlan(tx, plan, known, { now, user }, onRecords);
        for (const id of added.touchedCars) touched.add(id);
        const counted = resultOf(read.kind, plan);
        const operationId = addsAnything(counted)
          ? await recordUndoable<ImportBefore>(
              tx,
              {
                operation,
                left: leftByImport(added, booked),
                before: { kind: read.kind, added },
              },
              { now, user },
            )
          : null;
        const done: ImportResult = { ...counted, operationId };
        if (order.jobId !== null) await keepImportResult(tx, order.jobId, { result: done, now });
        return done;
      }),
    ),
  );
  return { result, touchedCars: [...touched] };
}

const recordsOf = ({ cars, customers, sources, bookings, expenses }: ImportPlan) =>
  cars.length + customers.length + sources.length + bookings.length + expenses.length;

function resultOf(kind: ImportKind, plan: ImportPlan): ImportResult {
  const complete = plan.bookings.filter(({ isComplete }) => isComplete).length;
  return {
    kind,
    counts: countFates(plan.rows),
    cars: plan.cars.length,
    customers: plan.customers.length,
    sources: plan.sources.length,
    bookings: complete,
    incomplete: plan.bookings.length - complete,
    openings: plan.openings.length,
    expenses: plan.expenses.length,
  };
}

/**
 * Locks the cars, sources, rentals and kinds of expense of the plan, so that later reads of them
 * stay valid; returns the plan, or a new one when its records have changed.
 */
async function stillTrue(
  em: Em,
  early: Planned,
  { mark, table }: { readonly mark: HistoryMark; readonly table: Drafted },
): Promise<Planned> {
  const { bookings, openings, expenses } = early.plan;
  await lockRentals(
    em,
    openings.map(({ rentalId }) => rentalId),
  );
  if (bookings.length > 0) {
    await lockCarsUnread(
      em,
      bookings.flatMap(({ carId }) => (carId !== null && carId > 0 ? [carId] : [])),
    );
    await lockSources(em);
  }
  if (expenses.length > 0) await lockExpenseKinds(em);
  const reads = table.drafted.expenses ? EXPENSE_READS : PLAN_READS;
  return (await isChangedSince(em, mark, reads)) ? planned(em, table) : early;
}

/**
 * Translates a unique violation: a plate, phone or car was occupied between validation and write.
 */
async function refuseRaces<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const isRace = isUniqueViolation(error) || isCarOccupiedError(error);
    throw isRace ? conflict(MESSAGES.importing.changedMeanwhile) : error;
  }
}
