import { MESSAGES } from '@schema/messages';
import { isOutOfReach } from '@schema/values/time/date-reach';
import type { Period } from '@schema/values/time/period';
import { validationFailed } from '../refusal';

/**
 * Refuses dates outside the allowed range (schema/values/time/date-reach.ts). An unchanged date is
 * accepted. Throws VALIDATION_FAILED.
 */
export function assertNearDates(wanted: Period, now: Date, known?: Period): void {
  const isFar = (name: 'startDate' | 'endDate') =>
    isOutOfReach(wanted[name], now) && +wanted[name] !== Number(known?.[name]);
  const far = (['startDate', 'endDate'] as const).filter(isFar);
  if (far.length === 0) return;
  throw validationFailed(Object.fromEntries(far.map((name) => [name, MESSAGES.period.tooFar])));
}
