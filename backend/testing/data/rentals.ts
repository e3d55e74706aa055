import { Booking } from '@backend/store/entities/booking.entity';
import { Customer } from '@backend/store/entities/customer.entity';
import type { Store } from '@backend/store/open-store';
import { fromRoubles } from '@schema/values/money/money';

/** Rows written directly to the store: past data that no command could create today. */

interface TestCustomer {
  readonly fullName?: string;
  /** Digits, '7XXXXXXXXXX'; null: foreign, without a phone. */
  readonly phone?: string | null;
  readonly email?: string | null;
}

let customers = 0;

/** Returns the id of the customer; with a unique phone by default. */
export async function addCustomer(store: Store, customer: TestCustomer = {}): Promise<number> {
  customers += 1;
  const phone = `7900${String(customers).padStart(7, '0')}`;
  return store.write(store.fork(), async (em) => {
    const row = em.create(Customer, {
      fullName: 'Петров Пётр',
      phone,
      createdAt: new Date('2026-01-01T00:00:00Z'),
      ...customer,
    });
    await em.flush();
    return row.id;
  });
}

/** Instants in ISO 8601, amounts in roubles. */
export interface TestRental {
  readonly carId: number | null;
  readonly customerId: number | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly totalPrice?: number | null;
  readonly createdAt?: string;
  readonly cancelledAt?: string | null;
  readonly returnedAt?: string | null;
  readonly sourceId?: number | null;
  readonly notes?: string | null;
  readonly isComplete?: boolean;
  readonly rawStartDate?: string | null;
  readonly rawEndDate?: string | null;
  readonly rawCustomerName?: string | null;
  readonly rawCustomerPhone?: string | null;
}

const instant = (iso: string | null | undefined) => (iso ? new Date(iso) : null);

/** Returns the id of the booking. */
export async function addRental(store: Store, rental: TestRental): Promise<number> {
  const { carId, customerId, sourceId, startDate, endDate, totalPrice = 3000, ...rest } = rental;
  return store.write(store.fork(), async (em) => {
    const row = em.create(Booking, {
      ...rest,
      car: carId,
      customer: customerId,
      source: sourceId ?? null,
      startDate: instant(startDate),
      endDate: instant(endDate),
      totalPriceKopecks: totalPrice === null ? null : fromRoubles(totalPrice),
      createdAt: new Date(rental.createdAt ?? '2026-11-01T09:00:00Z'),
      cancelledAt: instant(rental.cancelledAt),
      returnedAt: instant(rental.returnedAt),
    });
    await em.flush();
    return row.id;
  });
}
