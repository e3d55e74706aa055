import type { CarNameParts } from '@schema/values/fleet/car-title';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import type { Period } from '@schema/values/time/period';
import { foldForSearch } from '@schema/values/words/search';
import { estimateOver, type TariffGroupRecord } from '../bookings/pricing';
import { type RentalCalendar, rentalCalendar } from '../bookings/rental-calendar';
import type { Distance } from './seat-facts';

/** Above any price: a car without a tariff for the days comes last. */
const UNKNOWN_PRICE = 1e13;

interface PricedFleet {
  readonly zone: string;
  readonly cars: readonly (CarNameParts & { readonly id: number })[];
  readonly groupsByCar: ReadonlyMap<number, readonly TariffGroupRecord[]>;
  readonly bookings: readonly (Period & { readonly id: number })[];
}

const modelOf = ({ brand, model }: CarNameParts) =>
  foldForSearch(`${brand ?? ''} ${model ?? ''}`.trim());

export function isSameModel(a: CarNameParts, b: CarNameParts): boolean {
  const model = modelOf(a);
  return model !== '' && model === modelOf(b);
}

/** The tariff prices of each car for the days of a booking; computed on demand and cached. */
export class SeatPrices {
  private readonly bookings: ReadonlyMap<number, Period>;
  private readonly models: ReadonlyMap<number, string>;
  private readonly calendars = new Map<number, RentalCalendar>();
  private readonly known = new Map<string, Kopecks | null>();

  constructor(private readonly fleet: PricedFleet) {
    this.bookings = new Map(fleet.bookings.map((booking) => [booking.id, booking]));
    this.models = new Map(fleet.cars.map((car) => [car.id, modelOf(car)]));
  }

  distance(bookingId: number, from: number, to: number): Distance {
    const difference = this.difference(bookingId, from, to);
    const model = this.models.get(from);
    return {
      isSameModel: Boolean(model) && model === this.models.get(to),
      price: difference === null ? UNKNOWN_PRICE : Math.abs(difference),
    };
  }

  /** Price of `to` minus that of `from`, kopecks; null where a day has no tariff. */
  difference(bookingId: number, from: number, to: number): Kopecks | null {
    const [was, will] = [this.price(bookingId, from), this.price(bookingId, to)];
    return was === null || will === null ? null : kopecks(will - was);
  }

  /** Kopecks; null where a day has no tariff. */
  price(bookingId: number, carId: number): Kopecks | null {
    const key = `${bookingId} ${carId}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const estimate = estimateOver(
      this.calendar(bookingId),
      this.fleet.groupsByCar.get(carId) ?? [],
    );
    const price = estimate?.totalPrice ?? null;
    this.known.set(key, price);
    return price;
  }

  private calendar(bookingId: number): RentalCalendar {
    const known = this.calendars.get(bookingId);
    if (known) return known;
    const booking = this.bookings.get(bookingId);
    if (!booking) throw new Error(`Booking ${bookingId} is not part of the question`);
    const calendar = rentalCalendar(booking, this.fleet.zone);
    this.calendars.set(bookingId, calendar);
    return calendar;
  }
}
