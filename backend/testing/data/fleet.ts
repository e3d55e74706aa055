import { Car } from '@backend/store/entities/fleet/car.entity';
import { Tariff } from '@backend/store/entities/fleet/tariff.entity';
import { TariffGroup } from '@backend/store/entities/fleet/tariff-group.entity';
import { Source } from '@backend/store/entities/source.entity';
import type { Store } from '@backend/store/open-store';
import { fromRoubles, kopecks } from '@schema/values/money/money';

const CREATED_AT = new Date('2026-01-01T00:00:00Z');

/** 'ДД.MM ЧЧ:мм' of November 2026 in Moscow as an ISO instant in UTC: `november(12, '10:00')`. */
export function november(day: number, time: string): string {
  return new Date(`2026-11-${String(day).padStart(2, '0')}T${time}:00+03:00`).toISOString();
}

let cars = 0;

interface TestCar {
  readonly brand?: string;
  readonly model?: string;
  readonly licensePlate?: string;
  readonly color?: string;
  readonly year?: number;
  /** Roubles. */
  readonly deposit?: number;
  /** Roubles a day, from the first and from the seventh day; null: no tariff. */
  readonly pricePerDay?: number | null;
  readonly weekPricePerDay?: number;
}

/** Adds a car with one year-round tariff group, by default 3000 roubles a day. Returns its id. */
export async function addCar(store: Store, car: TestCar = {}): Promise<number> {
  cars += 1;
  const { brand = 'Kia', model = 'Rio', licensePlate = `А${100 + cars}МР77`, deposit = 5000 } = car;
  const { pricePerDay = 3000, weekPricePerDay, color = null, year = null } = car;
  return store.write(store.fork(), async (em) => {
    const row = em.create(Car, {
      brand,
      model,
      licensePlate,
      color,
      year,
      depositKopecks: fromRoubles(deposit),
      sortOrder: cars,
      createdAt: CREATED_AT,
    });
    await em.flush();
    if (pricePerDay === null) return row.id;
    const group = em.create(TariffGroup, { car: row.id, name: 'Круглый год', sortOrder: 0 });
    await em.flush();
    const tiers = [[1, pricePerDay], ...(weekPricePerDay ? [[7, weekPricePerDay]] : [])] as const;
    for (const [minDays = 1, price = 0] of tiers) {
      em.create(Tariff, {
        group: group.id,
        minDays,
        pricePerDayKopecks: kopecks(price * 100),
        sortOrder: minDays,
      });
    }
    await em.flush();
    return row.id;
  });
}

/** Returns the id of the source. */
export async function addSource(store: Store, name: string): Promise<number> {
  return store.write(store.fork(), async (em) => {
    const row = em.create(Source, { name, createdAt: CREATED_AT });
    await em.flush();
    return row.id;
  });
}

/** The body of a booking of `carId` by Иванов for two days, 6000 roubles. */
export function bookingBody(carId: number, more: Record<string, unknown> = {}) {
  return {
    carId,
    customer: { fullName: 'Иванов Иван Петрович', phone: '+79162451807', email: null },
    startDate: november(12, '10:00'),
    endDate: november(14, '10:00'),
    totalPrice: 6000,
    depositAmount: 5000,
    depositComment: null,
    notes: null,
    sourceId: null,
    ...more,
  };
}
