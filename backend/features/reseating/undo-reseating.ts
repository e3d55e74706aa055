import { conflict } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import type { Booking as BookingAnswer } from '@backend/operation/types/booking.types';
import type { PriceTerms } from '@backend/rentals/price-terms';
import { refuseOccupied } from '@backend/rentals/refuse-occupied';
import type { SeatChange } from '@backend/rentals/seat-rows';
import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { once } from '@backend/store/idempotency';
import type { Em } from '@backend/store/open-store';
import { reseatUndoPayload } from '@schema/forms/bookings/reseating';
import { MESSAGES } from '@schema/messages';
import type { Kopecks } from '@schema/values/money/money';
import { lockSeats, type WantedSeat } from './held-seats';
import { RESEAT_OPERATION } from './reseat-bookings';
import type { ReseatedInput } from './reseat-inputs.types';
import type { Reseated } from './reseating.types';
import { seatAndRecord } from './seat-and-record';

const operation = 'undoReseating';

/** Snapshot of a booking before the move, from the change history. */
interface KeptSeat {
  readonly carId: number;
  readonly totalPrice: Kopecks | null;
  readonly priceEdited: boolean;
  readonly breakdown: PriceTerms['breakdown'];
}

/**
 * Undoes a re-seating as one step: restores cars and prices (docs/domain.md, re-seating). Throws
 * VALIDATION_FAILED; STALE with `changed` when a booking has changed since; CONFLICT when a booking
 * was not last changed by a re-seating or has started; NOT_FOUND when its old car is deleted;
 * CAR_OCCUPIED when its old period is taken.
 */
export async function undoReseating(
  ctx: SignedInContext,
  input: readonly ReseatedInput[] | null,
): Promise<Reseated> {
  const valid = assertValid(reseatUndoPayload, { bookings: input });
  const wanted: readonly WantedSeat[] = valid.bookings;
  const { idempotencyKey: key, user, now } = ctx;
  const touched = new Set<number>();
  const bookings = await refuseOccupied(ctx, () =>
    ctx.store.write(ctx.em, (em) =>
      once(em, { key, userId: user.id, operation, params: wanted, now }, () =>
        moveBack(em, wanted, ctx, touched),
      ),
    ),
  );
  ctx.announce(operation, [...touched]);
  return { bookings };
}

/** Moves the bookings back in this transaction; adds the cars concerned to `touched`. */
export async function moveBack(
  em: Em,
  wanted: readonly WantedSeat[],
  ctx: SignedInContext,
  touched: Set<number>,
): Promise<BookingAnswer[]> {
  const kept = await keptSeats(em, wanted);
  const goals = [...kept.values()].map(({ carId }) => carId);
  const held = await lockSeats(em, wanted, goals, ctx);
  const changes = held.map(({ row, carId: from, startDate, endDate }): SeatChange => {
    const was = kept.get(row.id);
    if (!was) throw conflict(MESSAGES.reseating.notReseated);
    touched.add(from).add(was.carId);
    const { carId, priceEdited, breakdown } = was;
    const terms = { totalPriceKopecks: was.totalPrice, priceEdited, breakdown };
    return { row, carId, startDate, endDate, terms };
  });
  return seatAndRecord(em, changes, operation, ctx);
}

/** Each booking before the re-seating that produced its current version. */
export async function keptSeats(
  em: Em,
  wanted: readonly WantedSeat[],
): Promise<Map<number, KeptSeat>> {
  const entityId = { $in: wanted.map(({ id }) => id) };
  const entries = await em.find(ChangeLog, {
    entity: 'Booking',
    entityId,
    operation: RESEAT_OPERATION,
  });
  const versions = new Map(wanted.map(({ id, version }) => [id, version]));
  const kept = new Map<number, KeptSeat>();
  for (const { entityId: id, before, after } of entries) {
    const { version } = after as { version: number };
    if (version === versions.get(id)) kept.set(id, before as KeptSeat);
  }
  return kept;
}
