import { expressionOf, part, type SqlPart } from '@backend/store/sql/sql-part';
import { columnsOf } from '@backend/store/sql/tables';

/** Whether a booking claims its car's time: complete and not cancelled (docs/domain.md, occupancy). */
export function isLive(alias: string): string {
  const b = columnsOf<'bookings'>(alias);
  return `${b('cancelled_at')} is null and ${b('is_complete')}`;
}

/** `isLive` for a built statement. */
export const live = (alias: string) => expressionOf(part(isLive(alias)));

/**
 * Whether booking `b` may hold its car after the moment. `unmarkedHold`: an unreturned booking may
 * hold its car beyond its dates, and the rule `occupiedUntil` decides.
 */
export function mayHoldAfter(moment: Date, unmarkedHold: boolean): SqlPart {
  const b = columnsOf<'bookings'>('b');
  const holds = `${b('occupied_until')} > ?`;
  return part(unmarkedHold ? `(${holds} or ${b('returned_at')} is null)` : holds, [moment]);
}
