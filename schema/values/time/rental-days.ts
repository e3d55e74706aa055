import { millisecondsInDay } from 'date-fns/constants';
import type { Period } from './period';

/**
 * Priced days of a rental: max(1, ceil(length / 24 h)) (docs/domain.md, price estimate). The same in
 * SQL: `rental-days-sql.ts`. Start of each day: `rental-calendar.ts`, `revenue.ts`, `day-row.ts`.
 */
export function rentalDays(period: Period): number {
  return Math.max(
    1,
    Math.ceil((period.endDate.getTime() - period.startDate.getTime()) / millisecondsInDay),
  );
}

/** Days in the edit form: hours / 24, at least 1 (requirements.md, K24). 36 hours → 1.5. */
export function editFormDays(period: Period): number {
  return Math.max(1, (period.endDate.getTime() - period.startDate.getTime()) / millisecondsInDay);
}
