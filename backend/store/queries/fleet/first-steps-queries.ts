import type { Em } from '@backend/store/em';
import { raw } from '@backend/store/sql/raw';

/** What a company has at least one of; a booking that is a sample does not count. */
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
       exists (
         select 1 from bookings b
         where not exists (select 1 from sample_rows s where s.booking_id = b.id)
       ) as "hasBooking"`,
  );
  return {
    hasCar: Boolean(row?.hasCar),
    hasTariff: Boolean(row?.hasTariff),
    hasBooking: Boolean(row?.hasBooking),
  };
}
