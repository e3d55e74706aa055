/** Whether a booking claims its car's time: complete and not cancelled (docs/domain.md, occupancy). */
export const isLive = (alias: string): string =>
  `${alias}.cancelled_at is null and ${alias}.is_complete`;

/**
 * Whether booking `b` may hold its car after a moment, the only parameter. `unmarkedHold`: an
 * unreturned booking may hold its car beyond its dates, and the rule `occupiedUntil` decides.
 */
export const mayHoldAfter = (unmarkedHold: boolean): string =>
  unmarkedHold ? '(b.occupied_until > ? or b.returned_at is null)' : 'b.occupied_until > ?';
