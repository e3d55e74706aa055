import type { Em } from '@backend/store/em';
import { raw } from '@backend/store/raw';

/** What a company has at least one of. */
interface FirstStepsRecord {
  readonly hasCar: boolean;
  readonly hasTariff: boolean;
  readonly hasBooking: boolean;
}

export async function loadFirstSteps(em: Em): Promise<FirstStepsRecord> {
  const [row] = await raw<Record<keyof FirstStepsRecord, boolean | number>>(
    em,
    `select exists (select 1 from cars) as "hasCar",
       exists (select 1 from tariffs) as "hasTariff",
       exists (select 1 from bookings) as "hasBooking"`,
  );
  return {
    hasCar: Boolean(row?.hasCar),
    hasTariff: Boolean(row?.hasTariff),
    hasBooking: Boolean(row?.hasBooking),
  };
}
