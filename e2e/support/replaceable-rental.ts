import { addDays } from 'date-fns/addDays';
import { type Caller, readJson } from './rest.ts';

export interface Rental {
  readonly id: number;
  readonly carId: number;
  readonly customerName: string;
  readonly licensePlate: string;
  readonly status: string;
  readonly endDate: string;
}

interface Preview {
  readonly rental: { readonly id: number; readonly cars: readonly unknown[] } | null;
}

/** A rental in progress that another car can continue. */
export async function replaceableRental(caller: Caller): Promise<Rental> {
  const { items } = await readJson<{ items: Rental[] }>(caller, '/bookings');
  const now = new Date();
  const period = `start=${now.toISOString()}&end=${addDays(now, 3).toISOString()}`;
  for (const booking of items.filter(({ status }) => status === 'active')) {
    const path = `/breakdowns?carId=${booking.carId}&${period}`;
    const { rental } = await readJson<Preview>(caller, path);
    if (rental?.id === booking.id && rental.cars.length > 0) return booking;
  }
  throw new Error('No rental of the demonstration can be replaced');
}
