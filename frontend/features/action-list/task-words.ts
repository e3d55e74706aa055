import { NOW_TEXTS } from '@schema/texts/day/now';
import { addDays, dayOf, formatDay, timeOf } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import type { ActionTask } from './useActionList';

export const doneWord = (kind: ActionTask['kind']): string =>
  kind === 'handover' ? NOW_TEXTS.handedOver : NOW_TEXTS.returned;

/** '18:00', 'вчера 18:00'; on another day '21.11.2026 18:00'. */
export function momentWords(iso: string, now: Date, zone: string): string {
  const instant = parseInstant(iso);
  if (!instant) return '';
  const day = dayOf(instant, zone);
  const time = timeOf(instant, zone);
  const today = dayOf(now, zone);
  if (day === today) return time;
  return `${day === addDays(today, -1) ? NOW_TEXTS.yesterday : formatDay(day)} ${time}`;
}
