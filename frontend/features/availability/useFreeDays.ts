import { useUncachedQuery } from '@frontend/shared/data/queries/use-uncached-query';
import type { DayMark } from '@frontend/shared/ui/pickers/RangeCalendar';
import { FREE_DAYS_TEXTS } from '@schema/texts/bookings/availability';
import { addDays, type Day, daysBetween, startOfDay } from '@schema/values/time/calendar';
import { useMemo } from 'react';
import { FreeDaysDocument, type FreeDaysQuery } from './availability.generated';

export type ModelDays = FreeDaysQuery['freeDays']['models'][number];

/** Days before and after the month that the calendar may show together with a day of it. */
const AROUND_MONTH = 27;

/** The free cars of each model by day, around the month of a shown day. */
export function useFreeDays(shown: Day, today: Day, zone: string) {
  const first = `${shown.slice(0, 7)}-01`;
  const variables = useMemo(() => {
    const [before, after] = [addDays(first, -AROUND_MONTH), addDays(first, 31 + AROUND_MONTH)];
    return {
      start: startOfDay(before < today ? today : before, zone).toISOString(),
      end: startOfDay(after, zone).toISOString(),
    };
  }, [first, today, zone]);
  const { data, previousData, loading, error, retry } = useUncachedQuery(
    FreeDaysDocument,
    variables,
    ['availability'],
  );
  const answer = (data ?? previousData)?.freeDays;
  return { firstDay: answer?.firstDay, models: answer?.models, loading, error, retry };
}

/** The mark of a day for one model, or for all of them; null: the day is not in the answer. */
export function dayMark(day: Day, firstDay: Day, models: readonly ModelDays[]): DayMark | null {
  const at = daysBetween(firstDay, day);
  if (models.every(({ free }) => free[at] === undefined)) return null;
  const sum = (numbers: readonly (number | undefined)[]) =>
    numbers.reduce<number>((all, one) => all + (one ?? 0), 0);
  const free = sum(models.map((model) => model.free[at]));
  const partly = sum(models.map((model) => model.partlyFree[at]));
  if (free > 0) {
    return { look: 'free', sign: String(free), words: FREE_DAYS_TEXTS.free(free) };
  }
  return partly > 0
    ? { look: 'partly', sign: FREE_DAYS_TEXTS.partlySign, words: FREE_DAYS_TEXTS.partly }
    : { look: 'taken', sign: FREE_DAYS_TEXTS.takenSign, words: FREE_DAYS_TEXTS.taken };
}
