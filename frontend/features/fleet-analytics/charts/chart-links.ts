import type { ReportPeriod } from '@schema/values/time/report-period';

/** Asks for the list of the bookings that earn in a period, of one car or of all. */
export type BookingsPath = (asked: ReportPeriod & { readonly carId: number | null }) => string;
