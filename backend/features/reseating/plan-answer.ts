import type { PlanCar, ReseatPlan } from '@backend/domain/reseating/reseat-facts';
import { needsOf } from '@backend/domain/reseating/reseat-needs';
import type { RequestContext } from '@backend/operation/context';
import { type BoardBookingRecord, bookingsWhere } from '@backend/store/queries/board/event-rows';
import { loadCars } from '@backend/store/queries/fleet/car-queries';
import { unfinishedWork } from '@backend/store/queries/fleet/fleet-window-queries';
import { loadTariffGroups } from '@backend/store/queries/fleet/tariff-queries';
import type { Slots } from '@backend/store/sql/prepared-read';
import { displayName, lookOf } from '@schema/values/fleet/car-title';
import type { ReseatingPlan } from './reseating.types';

const claimsAfter = bookingsWhere((b, { now }: Slots<{ now: Date }>) =>
  b.and([b('b.cancelled_at', 'is', null), b('b.occupied_until', '>', now)]),
);

/** The fleet and every claim on its time from now on. */
export async function loadPlanFleet({ em, now, zone, config }: RequestContext) {
  const [cars, groupsByCar, bookings, maintenances] = await Promise.all([
    loadCars(em),
    loadTariffGroups(em, 'all'),
    claimsAfter(em, { now }),
    unfinishedWork(em),
  ]);
  const { requireReturnMark } = config;
  return { zone, now, requireReturnMark, cars, groupsByCar, bookings, maintenances };
}

export const planAnswer = ({
  car,
  moves,
  stays,
  isBest,
}: ReseatPlan<BoardBookingRecord>): ReseatingPlan => ({
  car: namedCar(car),
  moves: moves.map(({ booking, from, to, ...why }) => ({
    needs: needsOf({ booking, from, to }, moves),
    bookingId: booking.id,
    version: booking.version,
    customer: booking.customer,
    startDate: booking.startDate,
    endDate: booking.endDate,
    totalPrice: booking.totalPrice,
    isExtension: booking.isExtension,
    from: namedCar(from),
    to: namedCar(to),
    ...why,
  })),
  stays: stays.map(({ booking, ...stay }) => ({ ...stay, version: booking?.version ?? null })),
  isBest,
});

export const namedCar = (car: PlanCar) => ({
  id: car.id,
  title: displayName(car),
  licensePlate: car.licensePlate,
  ...lookOf(car),
});
