import { assertNearDates } from '@backend/domain/bookings/far-dates';
import { conflict } from '@backend/domain/refusal';
import { replacementMoment } from '@backend/domain/reseating/breakdown';
import { command } from '@backend/operation/command';
import type { SignedInContext } from '@backend/operation/context';
import { anyOf } from '@backend/operation/permit';
import { lockBooking } from '@backend/rentals/booking-lock';
import { divideRental, lockRental } from '@backend/rentals/divide-rental';
import type { WholeRental } from '@backend/rentals/join-rental';
import { recordMaintenance } from '@backend/rentals/record-maintenance';
import { refuseOccupied } from '@backend/rentals/refuse-occupied';
import { recordUndoable, withOperationId } from '@backend/rentals/undoable-operation';
import type { Em } from '@backend/store/open-store';
import { breakdownPayload } from '@schema/forms/bookings/breakdown';
import type { ValuesOf } from '@schema/forms/fields/problems';
import { MESSAGES } from '@schema/messages';
import { kopecks } from '@schema/values/money/money';
import type { ReportedBreakdown } from './breakdown.types';
import type { ReportBreakdownInput } from './breakdown-inputs.types';
import { lockCarsOf, lockSeats } from './held-seats';
import type { SeatBefore } from './left-seats';
import { goalsOf, moveSeats, type WantedMove } from './reseat-bookings';

export const BREAKDOWN_OPERATION = 'reportBreakdown';

/** Result of replacing the rental of a broken car. */
export interface BreakdownBefore {
  readonly workId: number;
  /** Null: no rental was replaced. */
  readonly rental: WholeRental | null;
  readonly seats: readonly SeatBefore[];
}

function breakdownOf(valid: ReportBreakdownInput & ValuesOf<typeof breakdownPayload>) {
  const { carId, startDate, endDate, description, rental } = valid;
  const moves: readonly WantedMove[] | null | undefined = valid.moves;
  return {
    work: { carId, startDate, endDate, description: description.trim(), cost: kopecks(0) },
    rental: rental ?? null,
    moves: moves ?? [],
  };
}
type WantedBreakdown = ReturnType<typeof breakdownOf>;

/** The broken car and its replacements. */
const carsOf = ({ work, rental, moves }: WantedBreakdown) => [
  work.carId,
  ...goalsOf(moves),
  ...(rental ? [rental.carId] : []),
];

/**
 * Records a breakdown, all or nothing (docs/domain.md, a car that breaks): planned bookings move,
 * the rental in progress continues in another car, maintenance occupies the broken one. Throws the
 * refusals of `reseatBookings`, `swapCar` and `createMaintenance`, and CONFLICT for a rental of
 * another car.
 */
export const reportBreakdown = command<ReportBreakdownInput>()({
  name: BREAKDOWN_OPERATION,
  access: anyOf('edit_bookings'),
  form: breakdownPayload,
  accept(valid, { now }) {
    const wanted = breakdownOf(valid);
    assertNearDates(wanted.work, now);
    return wanted;
  },
  sameAs: (wanted) => wanted,
  async lock({ em, ctx }, wanted) {
    const { rental, moves } = wanted;
    const ids = [...moves, ...(rental ? [rental] : [])].map(({ id }) => id);
    await lockCarsOf(em, ids, carsOf(wanted));
    return moves.length > 0 ? lockSeats(em, moves, goalsOf(moves), ctx) : [];
  },
  async run({ em, ctx }, wanted, held) {
    const { work, rental, moves } = wanted;
    const moved =
      moves.length > 0 ? await moveSeats(em, { moves, held, takesTariff: false }, ctx) : null;
    const divided = rental && (await replace(em, { ...rental, work }, ctx));
    const made = await recordMaintenance(em, work, ctx);
    const workId = made.work.id;
    const lefts = [moved?.left, divided?.left].filter((one) => one !== undefined);
    const before: BreakdownBefore = {
      workId,
      rental: divided?.before ?? null,
      seats: moved?.before ?? [],
    };
    const left = {
      carIds: [...new Set([work.carId, ...lefts.flatMap(({ carIds }) => carIds)])],
      rentalIds: lefts.flatMap(({ rentalIds = [] }) => rentalIds),
      rows: [
        { entity: 'Maintenance', where: { id: workId } } as const,
        ...lefts.flatMap(({ rows }) => rows),
      ],
    };
    const operation = BREAKDOWN_OPERATION;
    const operationId = await recordUndoable(em, { operation, left, before }, ctx);
    const answer: ReportedBreakdown = {
      operationId,
      work: made.work,
      swap: divided?.swap ?? null,
      moved: moved?.bookings ?? [],
    };
    return {
      answer,
      history: [made.recorded, ...(moved?.history ?? []), ...(divided?.history ?? [])],
      cars: [...new Set([...carsOf(wanted), ...left.carIds])],
    };
  },
  async around(ctx, write) {
    return withOperationId(await refuseOccupied(ctx, write));
  },
});

type Replacement = NonNullable<WantedBreakdown['rental']> & Pick<WantedBreakdown, 'work'>;

async function replace(
  em: Em,
  { id, version, carId, confirmed, work }: Replacement,
  ctx: SignedInContext,
) {
  const { row, startDate, carId: brokenId } = await lockBooking(em, id, carId);
  if (brokenId !== work.carId) throw conflict(MESSAGES.generic.stale);
  const rental = { startDate, handedOverAt: row.handedOverAt ?? null };
  const at = replacementMoment(rental, work.startDate, ctx.now);
  const swap = { id, version, carId, at, isConfirmed: confirmed === true };
  return divideRental(em, swap, await lockRental(em, swap, ctx), ctx);
}
