import { assertNearDates } from '@backend/domain/bookings/far-dates';
import { conflict } from '@backend/domain/refusal';
import { replacementMoment } from '@backend/domain/reseating/breakdown';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { lockBooking } from '@backend/rentals/booking-lock';
import { divideRental } from '@backend/rentals/divide-rental';
import type { WholeRental } from '@backend/rentals/join-rental';
import { recordMaintenance } from '@backend/rentals/record-maintenance';
import { refuseOccupied } from '@backend/rentals/refuse-occupied';
import { recordUndoable, withOperationId } from '@backend/rentals/undoable-operation';
import { once } from '@backend/store/idempotency';
import type { Em } from '@backend/store/open-store';
import { breakdownPayload } from '@schema/forms/bookings/breakdown';
import { MESSAGES } from '@schema/messages';
import { kopecks } from '@schema/values/money/money';
import type { ReportedBreakdown } from './breakdown.types';
import type { ReportBreakdownInput } from './breakdown-inputs.types';
import { lockCarsOf } from './held-seats';
import type { SeatBefore } from './left-seats';
import { moveSeats, type WantedMove } from './reseat-bookings';

export const BREAKDOWN_OPERATION = 'reportBreakdown';

/** What a breakdown replaced. */
export interface BreakdownBefore {
  readonly workId: number;
  /** Null: no rental was replaced. */
  readonly rental: WholeRental | null;
  readonly seats: readonly SeatBefore[];
}

function accepted(input: ReportBreakdownInput) {
  const valid = assertValid(breakdownPayload, input);
  const { carId, startDate, endDate, description, rental } = valid;
  const moves: readonly WantedMove[] | null | undefined = valid.moves;
  return {
    work: { carId, startDate, endDate, description: description.trim(), cost: kopecks(0) },
    rental: rental ?? null,
    moves: moves ?? [],
  };
}

/**
 * Records a breakdown, all or nothing (docs/domain.md, a car that breaks): planned bookings move,
 * the rental in progress continues in another car, service work takes the broken one. A retry with
 * the same Idempotency-Key returns the first response. Throws what `reseatBookings`, `swapCar` and
 * `createMaintenance` throw, and CONFLICT for a rental of another car.
 */
export async function reportBreakdown(
  ctx: SignedInContext,
  input: ReportBreakdownInput,
): Promise<ReportedBreakdown> {
  const wanted = accepted(input);
  const { work, rental, moves } = wanted;
  const { idempotencyKey: key, user, now } = ctx;
  const operation = BREAKDOWN_OPERATION;
  assertNearDates(work, now);
  const request = { key, userId: user.id, operation, params: wanted, now };
  const touched = new Set([work.carId, ...moves.map(({ carId }) => carId)]);
  if (rental) touched.add(rental.carId);
  const reported = await refuseOccupied(ctx, () =>
    ctx.store.write(ctx.em, (em) => once(em, request, () => record(em, wanted, ctx, touched))),
  );
  ctx.announce(operation, [...touched]);
  return withOperationId(reported);
}

async function record(
  em: Em,
  { work, rental, moves }: ReturnType<typeof accepted>,
  ctx: SignedInContext,
  touched: Set<number>,
): Promise<ReportedBreakdown> {
  const ids = [...moves, ...(rental ? [rental] : [])].map(({ id }) => id);
  await lockCarsOf(em, ids, [...touched]);
  const moved =
    moves.length > 0 ? await moveSeats(em, { moves, takesTariff: false }, ctx, touched) : null;
  const divided = rental && (await replace(em, { ...rental, work }, ctx));
  const made = await recordMaintenance(em, work, ctx);
  const lefts = [moved?.left, divided?.left].filter((one) => one !== undefined);
  const before: BreakdownBefore = {
    workId: made.id,
    rental: divided?.before ?? null,
    seats: moved?.before ?? [],
  };
  const left = {
    carIds: [...new Set([work.carId, ...lefts.flatMap(({ carIds }) => carIds)])],
    rentalIds: lefts.flatMap(({ rentalIds = [] }) => rentalIds),
    rows: [
      { entity: 'Maintenance', where: { id: made.id } } as const,
      ...lefts.flatMap(({ rows }) => rows),
    ],
  };
  const operation = BREAKDOWN_OPERATION;
  const operationId = await recordUndoable(em, { operation, left, before }, ctx);
  return { operationId, work: made, swap: divided?.swap ?? null, moved: moved?.bookings ?? [] };
}

type Replacement = NonNullable<ReturnType<typeof accepted>['rental']> &
  Pick<ReturnType<typeof accepted>, 'work'>;

async function replace(
  em: Em,
  { id, version, carId, confirmed, work }: Replacement,
  ctx: SignedInContext,
) {
  const { row, startDate, carId: brokenId } = await lockBooking(em, id, carId);
  if (brokenId !== work.carId) throw conflict(MESSAGES.generic.stale);
  const rental = { startDate, handedOverAt: row.handedOverAt ?? null };
  const at = replacementMoment(rental, work.startDate, ctx.now);
  return divideRental(em, { id, version, carId, at, isConfirmed: confirmed === true }, ctx);
}
