import { NOW_TEXTS } from '@schema/texts/day/now';
import { dayOf, formatDay, timeOf } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import type { ActionTask } from './useActionList';

export const doneWord = (kind: ActionTask['kind']): string =>
  kind === 'handover' ? NOW_TEXTS.handedOver : NOW_TEXTS.returned;

/** '18:00'; on another day than today '21.11.2026 18:00'. */
export function momentWords(iso: string, now: Date, zone: string): string {
  const instant = parseInstant(iso);
  if (!instant) return '';
  const day = dayOf(instant, zone);
  const time = timeOf(instant, zone);
  return day === dayOf(now, zone) ? time : `${formatDay(day)} ${time}`;
}
