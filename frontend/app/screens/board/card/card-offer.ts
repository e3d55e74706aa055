import type { CardBooking } from '@frontend/features/board/card/card-buttons';
import type { MarkKind } from '@frontend/shared/bookings/marks/useMarkBooking';
import type { Whereabouts } from '@schema/values/bookings/whereabouts';
import { dayOf } from '@schema/values/time/calendar';

interface CardOffer {
  readonly mark: MarkKind | null;
  readonly canExtend: boolean;
}

const NOTHING: CardOffer = { mark: null, canExtend: false };

const OFFERS: Readonly<Record<Whereabouts, CardOffer>> = {
  waiting: { mark: 'handover', canExtend: true },
  late_pickup: { mark: 'handover', canExtend: true },
  out: { mark: 'return', canExtend: true },
  overdue: { mark: 'return', canExtend: true },
  unconfirmed: { mark: 'return', canExtend: true },
  returned: NOTHING,
  ended: NOTHING,
};

/**
 * Actions on the card of a booking, by its car location. Marks follow docs/domain.md, marks: a car
 * is handed over from the day of pickup on.
 */
export function cardOffer(
  { record, whereabouts }: Pick<CardBooking, 'record' | 'whereabouts'>,
  now: Date,
  zone: string,
): CardOffer {
  const offer = OFFERS[whereabouts];
  const isEarly = dayOf(now, zone) < dayOf(new Date(record.startDate), zone);
  return offer.mark === 'handover' && isEarly ? { ...offer, mark: null } : offer;
}
