import { type Caller, readJson } from './rest.ts';

export interface Rental {
  readonly id: number;
  readonly carId: number;
  readonly customerName: string;
  readonly status: string;
  readonly endDate: string;
}

interface Preview {
  readonly rental: { readonly id: number; readonly cars: readonly unknown[] } | null;
}

const DAY_MS = 86_400_000;

export async function rentalsOf(caller: Caller): Promise<readonly Rental[]> {
  const { items } = await readJson<{ items: Rental[] }>(caller, '/bookings');
  return items;
}

/** A rental in progress that another car can continue. */
export async function replaceableRental(caller: Caller): Promise<Rental> {
  const start = new Date().toISOString();
  const end = new Date(Date.now() + 3 * DAY_MS).toISOString();
  for (const rental of await rentalsOf(caller)) {
    if (rental.status !== 'active') continue;
    const path = `/breakdowns?carId=${rental.carId}&start=${start}&end=${end}`;
    const preview = await readJson<Preview>(caller, path);
    if (preview.rental?.id === rental.id && preview.rental.cars.length > 0) return rental;
  }
  throw new Error('No rental of the demo can be replaced.');
}
