import type { BookingDraft } from '@frontend/features/bookings/create/booking-draft';
import type { KnownCustomer } from '@frontend/features/bookings/create/useKnownCustomer';
import type { MaintenanceDraft } from '@frontend/features/maintenances/maintenance-draft';
import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import type { CarKnowledge } from '@frontend/shared/cars/car-facts';
import { eventsTouching } from '@frontend/shared/cars/nearby';
import { daysOf, type TypedPeriod } from '@frontend/shared/forms/typed-period';
import {
  BOOKING_PICKUP_TIME,
  BOOKING_RETURN_TIME,
  SERVICE_END_TIME,
  SERVICE_START_TIME,
} from '@schema/constants';
import { wholePerDay } from '@schema/values/money/price-per-day';
import { type Day, endOfDay, startOfDay } from '@schema/values/time/calendar';
import { defaultPeriod, extensionPeriod } from '@schema/values/time/default-period';
import { parseInstant } from '@schema/values/time/instant';

/** Drafts of the create-event dialog; either may be missing. */
export interface EventDrafts {
  readonly booking: BookingDraft | null;
  readonly service: MaintenanceDraft | null;
}

interface ChosenDays {
  readonly carId: number;
  readonly fromDay: Day;
  readonly toDay: Day;
}

/** Drafts for the days selected on the board, fitted around existing events of the car. */
export function draftsOfDays(chosen: ChosenDays, cars: CarKnowledge, zone: string): EventDrafts {
  const { carId, fromDay, toDay } = chosen;
  const events = cars.events(carId);
  const day = (of: Day) => ({ startDate: startOfDay(of, zone), endDate: endOfDay(of, zone) });
  const free = {
    fromDay,
    toDay,
    freeFrom: eventsTouching(events, day(fromDay)).endsLast,
    freeUntil: eventsTouching(events, day(toDay)).startsFirst,
  };
  const times = { startTime: BOOKING_PICKUP_TIME, endTime: BOOKING_RETURN_TIME };
  const serviceTimes = { startTime: SERVICE_START_TIME, endTime: SERVICE_END_TIME };
  return {
    booking: { carId, ...defaultPeriod({ ...free, ...times }, zone) },
    service: { carId, ...defaultPeriod({ ...free, ...serviceTimes }, zone) },
  };
}

/** `customer`: fills in the form; null: none. */
export function draftsOfPeriod(
  chosen: { readonly carId: number; readonly startDate: string; readonly endDate: string },
  customer: KnownCustomer | null = null,
): EventDrafts {
  const startDate = parseInstant(chosen.startDate);
  const endDate = parseInstant(chosen.endDate);
  const booking =
    startDate && endDate
      ? {
          carId: chosen.carId,
          startDate,
          endDate,
          ...(customer && { fullName: customer.fullName, phone: customer.phone ?? '' }),
        }
      : null;
  return { booking, service: null };
}

/** Roubles a day of the total of a booking; null without a total. */
function agreedPerDay(booking: TypedPeriod & Pick<BookingFacts, 'totalPrice'>) {
  return booking.totalPrice ? wholePerDay(booking.totalPrice, daysOf(booking)) : null;
}

/**
 * Draft of an extension: same car, customer, phone and source (requirements.md, K35). `endDate`:
 * the requested end, ISO.
 */
export function draftsOfExtension(
  booking: BookingFacts,
  zone: string,
  endDate?: string,
): EventDrafts {
  const oldEnd = parseInstant(booking.endDate);
  if (!oldEnd) return { booking: null, service: null };
  const wanted = parseInstant(endDate ?? '');
  return {
    booking: {
      carId: booking.carId,
      ...extensionPeriod(oldEnd, zone),
      ...(wanted && wanted > oldEnd && { endDate: wanted }),
      fullName: booking.customer,
      phone: booking.customerPhone ?? '',
      sourceId: booking.sourceId,
      extended: { id: booking.id, endDate: oldEnd, perDay: agreedPerDay(booking) },
    },
    service: null,
  };
}
