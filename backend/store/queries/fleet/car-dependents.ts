import type { Em } from '@backend/store/em';
import { Booking } from '@backend/store/entities/booking.entity';
import { CarAnalysis } from '@backend/store/entities/fleet/car-analysis.entity';
import { PartnerShare } from '@backend/store/entities/fleet/partner-share.entity';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import { ReviewRequest } from '@backend/store/entities/reviews/review-request.entity';
import { wrap } from '@mikro-orm/core';

/** Dependent rows of a car as stored, money in kopecks: a snapshot for the change history. */
interface CarDependents {
  readonly bookings: readonly object[];
  readonly maintenances: readonly object[];
  readonly partnerShares: readonly object[];
  readonly analysis: object | null;
  readonly reviewRequests: readonly object[];
}

const plain = (row: object): object => wrap(row).toObject();

/** Rows deleted together with the car, with the customers' names; five statements. */
export async function loadCarDependents(em: Em, carId: number): Promise<CarDependents> {
  const apart = { disableIdentityMap: true } as const;
  const bookings = await em.find(
    Booking,
    { car: carId },
    { ...apart, populate: ['customer'], orderBy: { id: 'asc' } },
  );
  const maintenances = await em.find(
    Maintenance,
    { car: carId },
    { ...apart, orderBy: { id: 'asc' } },
  );
  const shares = await em.find(PartnerShare, { car: carId }, apart);
  const analysis = await em.findOne(CarAnalysis, { car: carId }, apart);
  const requests = await em.find(ReviewRequest, { booking: { car: carId } }, apart);
  return {
    bookings: bookings.map(plain),
    maintenances: maintenances.map(plain),
    partnerShares: shares.map(plain),
    analysis: analysis && plain(analysis),
    reviewRequests: requests.map(plain),
  };
}
