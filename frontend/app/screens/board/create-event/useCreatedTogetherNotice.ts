import { UndoCreatedBookingsDocument } from '@frontend/features/bookings/bookings.generated';
import type { CreatedBookings } from '@frontend/features/bookings/several/useSeveralBookings';
import { offerCommandUndo } from '@frontend/shared/data/commands/offer-command-undo';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useCan, useZone } from '@frontend/shared/data/session';
import { offerOf } from '@frontend/shared/offers/offer';
import { requestOffer } from '@frontend/shared/offers/requested-offer';
import { NEW_BOOKING_TEXTS } from '@schema/texts/bookings/new-booking';
import { OFFER_TEXTS } from '@schema/texts/bookings/offers';
import { createdTogether, SEVERAL_BOOKINGS_TEXTS } from '@schema/texts/bookings/several-bookings';
import type { CarNameParts } from '@schema/values/fleet/car-title';
import { shortName } from '@schema/values/people/short-name';
import { dayOf } from '@schema/values/time/calendar';
import { useOpenOverBoard } from './useOpenOverBoard';

/** The one notice of bookings created together; «Отменить» deletes all of them. */
export function useCreatedTogetherNotice() {
  const zone = useZone();
  const canSeeBoard = useCan('view_board');
  const openOverBoard = useOpenOverBoard();
  const undo = useCommand('undoCreatedBookings', UndoCreatedBookingsDocument);

  return (
    { operationId, bookings }: CreatedBookings,
    carOf: (id: number) => CarNameParts | null,
  ) => {
    const [first] = bookings;
    if (!first) return;
    const carIds = bookings.map(({ carId }) => carId);
    const open = {
      title: NEW_BOOKING_TEXTS.open,
      run: () => openOverBoard({ kind: 'booking', id: first.id }, first),
    };
    const send = {
      title: OFFER_TEXTS.send,
      run: () => {
        const offers = bookings.map((booking) => offerOf(booking, carOf(booking.carId)));
        requestOffer({
          facts: offers.flatMap(({ facts }) => facts),
          phone: first.customerPhone ?? '',
        });
      },
    };
    const done = createdTogether({
      count: bookings.length,
      customer: shortName(first.customer),
      first: dayOf(new Date(first.startDate), zone),
      last: dayOf(new Date(first.endDate), zone),
    });
    offerCommandUndo({
      done,
      about: `bookings:${operationId}`,
      run: () => undo({ operationId }, { carIds }),
      undone: SEVERAL_BOOKINGS_TEXTS.undone,
      failed: SEVERAL_BOOKINGS_TEXTS.undoFailed,
      others: canSeeBoard ? [open, send] : [send],
    });
  };
}
