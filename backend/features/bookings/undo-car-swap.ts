import { mergedTerms } from '@backend/domain/bookings/car-swap';
import type { BreakdownLine } from '@backend/domain/bookings/pricing';
import { conflict } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import type { Booking as BookingAnswer } from '@backend/operation/types/booking.types';
import { termColumns } from '@backend/rentals/booking-terms';
import { assertCarFree, flushClaim } from '@backend/rentals/car-claim';
import { refuseOccupied } from '@backend/rentals/refuse-occupied';
import { savedBooking } from '@backend/rentals/saved-booking';
import { recordChange } from '@backend/store/change-log';
import { Booking } from '@backend/store/entities/booking.entity';
import { ChangeLog } from '@backend/store/entities/change-log.entity';
import type { Em } from '@backend/store/open-store';
import type { SomeTerms } from '@schema/fields/booking-fields';
import { carSwapUndoPayload } from '@schema/forms/bookings/car-swap';
import { MESSAGES } from '@schema/messages';
import type { Kopecks } from '@schema/values/money/money';
import { assertVersion, lockBooking } from './booking-lock';
import type { UndoCarSwapInput } from './car-swap.types';
import { SWAP_OPERATION } from './swap-car';

const operation = 'undoCarSwap';

/** Snapshot of the booking before the swap, from the change history. Instants are ISO strings. */
interface WholeRental extends SomeTerms<Kopecks> {
  readonly endDate: string;
  readonly priceEdited: boolean;
  readonly breakdown: readonly BreakdownLine[] | null;
}

/**
 * Merges a rental split by a car swap: deletes the second part and restores the first. Throws
 * VALIDATION_FAILED; NOT_FOUND; STALE with `current` when either part has changed; CONFLICT when
 * they are not parts of one rental; CAR_OCCUPIED when the first car is booked or in service.
 */
export async function undoCarSwap(
  ctx: SignedInContext,
  id: number,
  input: UndoCarSwapInput,
): Promise<BookingAnswer> {
  const undo = assertValid(carSwapUndoPayload, { ...input });
  const { whole, carIds } = await refuseOccupied(ctx, () =>
    ctx.store.write(ctx.em, (em) => join(em, id, undo, ctx)),
  );
  ctx.announce(operation, carIds);
  return whole;
}

async function join(
  em: Em,
  id: number,
  undo: Record<keyof UndoCarSwapInput, number>,
  ctx: SignedInContext,
) {
  const { secondId } = undo;
  const look = await em.findOne(Booking, secondId);
  const first = await lockBooking(em, id, look?.car?.id ?? null);
  // Read again under the lock of its car.
  const second = look && (await em.findOne(Booking, secondId, { refresh: true }));
  const before = await savedBooking(em, id, ctx);
  assertVersion(before, undo.version);
  if (second?.continuesId !== id) throw conflict(MESSAGES.carSwap.notSwapped);
  const secondBefore = await savedBooking(em, secondId, ctx);
  assertVersion(secondBefore, undo.secondVersion);
  const was = await wholeRental(em, id, undo.version);

  const endDate = new Date(was.endDate);
  const { row, carId, startDate, endDate: from } = first;
  const claim = {
    carId,
    period: { startDate: from, endDate },
    ignoreBookingId: id,
    wantedPrice: was.totalPrice ?? null,
  };
  await assertCarFree(em, claim, ctx);
  em.remove(second);
  await em.flush();
  em.assign(row, {
    startDate,
    endDate,
    returnedAt: null,
    ...termColumns(mergedTerms(before, was)),
    priceEdited: was.priceEdited,
    breakdown: was.breakdown,
  });
  await flushClaim(em, claim);
  const whole = await savedBooking(em, id, ctx);
  const change = { at: ctx.now, user: ctx.user, operation, entity: 'Booking' };
  recordChange(em, { ...change, entityId: id, before, after: whole });
  recordChange(em, { ...change, entityId: secondId, before: secondBefore });
  return { whole, carIds: [carId, secondBefore.carId] };
}

/** The rental before the swap that produced this version of the first part. */
async function wholeRental(em: Em, id: number, version: number): Promise<WholeRental> {
  const entries = await em.find(ChangeLog, {
    entity: 'Booking',
    entityId: id,
    operation: SWAP_OPERATION,
  });
  const entry = entries.find(({ after }) => (after as { version: number }).version === version);
  if (!entry?.before) throw conflict(MESSAGES.carSwap.notSwapped);
  return entry.before as WholeRental;
}
