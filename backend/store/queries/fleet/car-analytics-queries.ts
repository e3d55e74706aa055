import type { CarRentalRecord, CarServiceRecord } from '@backend/domain/analytics/car-analytics';
import type { Occasion } from '@backend/domain/bookings/occupancy';
import type { DaySpan } from '@backend/domain/day/day-span';
import type { Em } from '@backend/store/em';
import type { Slots } from '@backend/store/sql/prepared-read';
import { bookingStatus } from '@schema/values/bookings/booking-status';
import { bookingsWhere, maintenancesWhere } from '../board/event-rows';

const carRentals = bookingsWhere(
  (b, { carId, from, to }: Slots<{ carId: number; from: Date; to: Date }>) =>
    b.and([
      b('b.car_id', '=', carId),
      b('b.cancelled_at', 'is', null),
      b('b.end_date', '>=', from),
      b('b.start_date', '<', to),
    ]),
);

/** Live bookings of the car that touch the days, by start; one statement. */
export async function loadCarRentals(
  em: Em,
  carId: number,
  { from, to }: DaySpan,
  occasion: Occasion,
): Promise<CarRentalRecord[]> {
  const bookings = await carRentals(em, { carId, from, to });
  return bookings.map((booking) => ({
    id: booking.id,
    startDate: booking.startDate,
    endDate: booking.endDate,
    totalPrice: booking.totalPrice,
    customerName: booking.customer,
    status: bookingStatus(booking, occasion.now, occasion),
  }));
}

const carService = maintenancesWhere(
  (m, { carId, from, to }: Slots<{ carId: number; from: Date; to: Date }>) =>
    m.and([m('m.car_id', '=', carId), m('m.start_date', '>=', from), m('m.start_date', '<', to)]),
);

/** Maintenance of the car that starts in the days, by start; one statement. */
export function loadCarService(
  em: Em,
  carId: number,
  { from, to }: DaySpan,
): Promise<CarServiceRecord[]> {
  return carService(em, { carId, from, to });
}
