import { Booking } from '@backend/store/entities/booking.entity';
import { Customer } from '@backend/store/entities/customer.entity';
import { Car } from '@backend/store/entities/fleet/car.entity';
import type { Em, Store } from '@backend/store/open-store';
import { kopecks } from '@schema/values/money/money';
import type { Period } from '@schema/values/time/period';
import { addHours } from 'date-fns/addHours';

/** Minimal valid rows for store tests. */

export const NOW = new Date('2026-11-10T09:00:00Z');
const START = Date.UTC(2026, 10, 12);

/** An hour of the test calendar; hour 0 is 12.11.2026 00:00 UTC. */
export const hour = (number: number): Date => addHours(START, number);

export const hours = (from: number, to: number): Period => ({
  startDate: hour(from),
  endDate: hour(to),
});

let plates = 0;

export async function addCar(store: Store, extra: { licensePlate?: string } = {}): Promise<number> {
  plates += 1;
  const em = store.fork();
  const car = em.create(Car, {
    brand: 'Kia',
    model: 'Rio',
    licensePlate: `А${plates}МР77`,
    depositKopecks: kopecks(500_000),
    sortOrder: plates,
    createdAt: NOW,
    ...extra,
  });
  await store.write(em, async (inner) => {
    inner.persist(car);
  });
  return car.id;
}

export async function addCustomer(store: Store, phone: string | null = null): Promise<number> {
  return store.write(store.fork(), async (em) => {
    const customer = em.create(Customer, { fullName: 'Иванов Иван', phone, createdAt: NOW });
    await em.flush();
    return customer.id;
  });
}

export interface SampleBooking extends Period {
  readonly car: number;
  readonly customer: number;
  readonly cancelledAt?: Date;
  readonly handedOverAt?: Date;
  readonly returnedAt?: Date;
  readonly isComplete?: boolean;
}

/** Inserts a booking without checks: only the database may refuse it. */
export async function insertBooking(em: Em, booking: SampleBooking): Promise<number> {
  const row = em.create(Booking, {
    totalPriceKopecks: kopecks(100_00),
    createdAt: NOW,
    ...booking,
  });
  await em.flush();
  return row.id;
}
