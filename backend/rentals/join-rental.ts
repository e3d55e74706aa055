import { mergedTerms } from '@backend/domain/bookings/car-swap';
import type { BreakdownLine } from '@backend/domain/bookings/pricing';
import { conflict } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { Booking } from '@backend/store/entities/booking.entity';
import { ChangeLog } from '@backend/store/entities/change-log.entity';
import type { Em } from '@backend/store/open-store';
import type { SomeTerms } from '@schema/fields/booking-fields';
import { MESSAGES } from '@schema/messages';
import type { Kopecks } from '@schema/values/money/money';
import { assertVersion, lockBooking } from './booking-lock';
import { termColumns } from './booking-terms';
import { assertCarFree, flushClaim } from './car-claim';
import { SWAP_OPERATION } from './divide-rental';
import { savedBooking } from './saved-booking';

export const UNDO_SWAP_OPERATION = 'undoCarSwap';

/** The version of the first part, and the second part. */
interface SwapToUndo {
  readonly version: number;
  readonly secondId: number;
  readonly secondVersion: number;
}

/** Snapshot of the booking before the swap, from the change history. Instants are ISO strings. */
interface WholeRental extends SomeTerms<Kopecks> {
  readonly endDate: string;
  readonly priceEdited: boolean;
  readonly breakdown: readonly BreakdownLine[] | null;
}

/** Merges both parts, see `undoCarSwap` for what it throws. */
export async function joinRental(em: Em, id: number, undo: SwapToUndo, ctx: SignedInContext) {
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
  const change = { at: ctx.now, user: ctx.user, operation: UNDO_SWAP_OPERATION, entity: 'Booking' };
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
