import { assertNearDates } from '@backend/domain/bookings/far-dates';
import { conflict } from '@backend/domain/refusal';
import { replacementMoment } from '@backend/domain/reseating/breakdown';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import type { CarSwap } from '@backend/operation/types/car-swap.types';
import { lockBooking } from '@backend/rentals/booking-lock';
import { divideRental } from '@backend/rentals/divide-rental';
import { recordMaintenance } from '@backend/rentals/record-maintenance';
import { refuseOccupied } from '@backend/rentals/refuse-occupied';
import { once } from '@backend/store/idempotency';
import type { Em } from '@backend/store/open-store';
import { breakdownPayload } from '@schema/forms/bookings/breakdown';
import { MESSAGES } from '@schema/messages';
import { kopecks } from '@schema/values/money/money';
import type { ReportedBreakdown } from './breakdown.types';
import type { ReportBreakdownInput } from './breakdown-inputs.types';
import { lockCarsOf } from './held-seats';
import { moveSeats, type WantedMove } from './reseat-bookings';

const operation = 'reportBreakdown';

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
  assertNearDates(work, now);
  const request = { key, userId: user.id, operation, params: wanted, now };
  const touched = new Set([work.carId, ...moves.map(({ carId }) => carId)]);
  if (rental) touched.add(rental.carId);
  const reported = await refuseOccupied(ctx, () =>
    ctx.store.write(ctx.em, (em) => once(em, request, () => record(em, wanted, ctx, touched))),
  );
  ctx.announce(operation, [...touched]);
  return reported;
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
    moves.length > 0 ? await moveSeats(em, { moves, takesTariff: false }, ctx, touched) : [];
  const swap = rental && (await replace(em, { ...rental, work }, ctx));
  return { work: await recordMaintenance(em, work, ctx), swap, moved };
}

type Replacement = NonNullable<ReturnType<typeof accepted>['rental']> &
  Pick<ReturnType<typeof accepted>, 'work'>;

async function replace(
  em: Em,
  { id, version, carId, confirmed, work }: Replacement,
  ctx: SignedInContext,
): Promise<CarSwap> {
  const { row, startDate, carId: brokenId } = await lockBooking(em, id, carId);
  if (brokenId !== work.carId) throw conflict(MESSAGES.generic.stale);
  const rental = { startDate, handedOverAt: row.handedOverAt ?? null };
  const at = replacementMoment(rental, work.startDate, ctx.now);
  return divideRental(em, { id, version, carId, at, isConfirmed: confirmed === true }, ctx);
}
