import { offeredMarks } from '@frontend/shared/bookings/marks/offered-marks';
import { useMarkPress } from '@frontend/shared/bookings/marks/useMarkPress';
import { useSession } from '@frontend/shared/data/session';
import { newIdempotencyKey } from '@frontend/shared/lib/idempotency-key';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { QUEUE_TEXTS } from '@schema/texts/handover/queue';
import type { SheetSide } from '@schema/values/handover/sheet';
import { useRef } from 'react';
import type { SheetOf } from './queue/new-items';
import { useQueuedFacts, useQueueFacts } from './queue/use-queue';
import { markedAt, namesOf, type RentalSheets } from './useRentalSheets';

/** The mark of the page of a sheet: without an answer it waits on the device with its money. */
export function usePageMark(rental: RentalSheets, side: SheetSide) {
  const { now, company } = useSession();
  const { bookingId, carId } = rental;
  const facts = useQueuedFacts(bookingId, side);
  const queueFacts = useQueueFacts();
  /** The sheet that the last press has saved; null: none. */
  const saved = useRef<SheetOf | null>(null);
  const kind = side === 'out' ? 'handover' : 'return';
  const asked = useMarkPress({
    kind,
    booking: { ...rental, id: bookingId },
    money: null,
    onMarked: undefined,
    onUndone: undefined,
    onUnanswered: (money) => {
      const sheetClientId = newIdempotencyKey();
      const own = { bookingId, carId, side, sheetClientId, names: namesOf(rental) };
      void queueFacts(saved.current ?? own, money);
      showToast('info', QUEUE_TEXTS.queuedMark[side]);
    },
  });
  return {
    kind,
    asked,
    /** The mark and the money that wait on the device or were refused. */
    facts,
    /** What waits on the device is not asked again. */
    canMark:
      facts.length === 0 &&
      rental.cancelledAt === null &&
      markedAt(rental, side) === null &&
      offeredMarks(rental, now(), company.timeZone).includes(kind),
    /** The mark follows this sheet. */
    follow: (sheet: SheetOf) => {
      saved.current = sheet;
    },
  } as const;
}
