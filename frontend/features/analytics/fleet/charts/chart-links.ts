import type { ReportPeriod } from '@schema/values/time/report-period';

/** Path of the list of earning bookings in a period; `carId` null: of all cars. */
export type BookingsPath = (cell: ReportPeriod & { readonly carId: number | null }) => string;
