import type { RequestContext } from '@backend/operation/context';
import { hasBookings } from '@backend/store/queries/bookings/booking-count';
import { countCars } from '@backend/store/queries/fleet/fleet-car-queries';
import { countMovements } from '@backend/store/queries/money/movement-count';
import { millisecondsInMinute } from 'date-fns/constants';

export interface CompanySize {
  readonly cars: number;
  readonly bookings: number;
  /** Of money. */
  readonly movements: number;
}

/**
 * Whether the company has so many cars, bookings or movements of money that long reads delay other
 * requests. In a smaller one they take less time than starting a thread. Counted once a minute.
 */
export class LargeCompany {
  private counted = { at: Number.NEGATIVE_INFINITY, isLarge: false };

  constructor(private readonly from: CompanySize) {}

  async isLarge({ em, now }: Pick<RequestContext, 'em' | 'now'>): Promise<boolean> {
    if (+now - this.counted.at < millisecondsInMinute) return this.counted.isLarge;
    const { cars, bookings, movements } = this.from;
    const isLarge =
      (await countCars(em)) >= cars ||
      (await hasBookings(em, bookings)) ||
      (await countMovements(em)) >= movements;
    this.counted = { at: +now, isLarge };
    return isLarge;
  }
}
