import { DATE_REACH_YEARS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import type { Period } from '@schema/values/time/period';
import { addYears } from 'date-fns/addYears';
import { validationFailed } from '../refusal';

/**
 * Refuses dates beyond DATE_REACH_YEARS from now, either way: a slip of the year. A date that the
 * event has already stays. Throws VALIDATION_FAILED.
 */
export function assertNearDates(wanted: Period, now: Date, known?: Period): void {
  const earliest = addYears(now, -DATE_REACH_YEARS);
  const latest = addYears(now, DATE_REACH_YEARS);
  const isFar = (name: 'startDate' | 'endDate') => {
    const date = wanted[name];
    return (date < earliest || date > latest) && +date !== Number(known?.[name]);
  };
  const far = (['startDate', 'endDate'] as const).filter(isFar);
  if (far.length === 0) return;
  throw validationFailed(Object.fromEntries(far.map((name) => [name, MESSAGES.period.tooFar])));
}
