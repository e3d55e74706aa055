import type { Fact } from '@frontend/shared/ui/records/Facts';
import { DAY_DETAIL_TEXTS } from '@schema/texts/day/day-detail';
import { addDays, type Day, dayOf, formatMoment, timeOf } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { DAY_FORMS, plural } from '@schema/values/words/plural';
import type { FreeCar } from './useDayDetail';

/** 'сегодня в 18:00', 'завтра в 10:00', else '24.11.2026 10:00', in the company time zone. */
function nearMoment(instant: Date, today: Day, zone: string): string {
  const day = dayOf(instant, zone);
  if (day === today) return `${DAY_DETAIL_TEXTS.todayAt} ${timeOf(instant, zone)}`;
  if (day === addDays(today, 1)) return `${DAY_DETAIL_TEXTS.tomorrowAt} ${timeOf(instant, zone)}`;
  return formatMoment(instant, zone);
}

const instantOf = (iso: string | null) => (iso === null ? null : parseInstant(iso));

/**
 * Texts of a free car: start of the free period, next booking, length. The list is for 23:59, so
 * without a whole date between them the car is free for less than a day (docs/domain.md, the day's
 * sections).
 */
export function freeCarFacts(
  { releaseAt, nextBookingStart, freeDaysUntilNext }: FreeCar,
  { now, zone }: { readonly now: Date; readonly zone: string },
): readonly Fact[] {
  const today = dayOf(now, zone);
  const release = instantOf(releaseAt);
  const next = instantOf(nextBookingStart);
  const facts: Fact[] = [
    {
      name: DAY_DETAIL_TEXTS.thatDay,
      value: release
        ? `${release <= now ? DAY_DETAIL_TEXTS.released : DAY_DETAIL_TEXTS.releases} ${timeOf(release, zone)}`
        : DAY_DETAIL_TEXTS.freeAllDay,
      isMain: true,
    },
    {
      name: DAY_DETAIL_TEXTS.next,
      value: next ? nearMoment(next, today, zone) : DAY_DETAIL_TEXTS.noNext,
    },
  ];
  if (freeDaysUntilNext === null) return facts;
  const free =
    freeDaysUntilNext === 0 ? DAY_DETAIL_TEXTS.lessThanDay : plural(freeDaysUntilNext, DAY_FORMS);
  return [...facts, { name: DAY_DETAIL_TEXTS.freeFor, value: free }];
}
