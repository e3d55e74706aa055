import { WEEKDAYS_SHORT } from '@schema/texts/board/weekdays';
import { addDays, type Day, formatDay, shortDay, weekdayOf } from '@schema/values/time/calendar';
import { monthName } from '@schema/values/time/month-name';

type BucketStep = 'day' | 'week' | 'month';

/** Consecutive days of a period: one column of a chart. */
export interface Bucket {
  /** Index of its first day in the period. */
  readonly first: number;
  /** Number of days; weeks and months are cut at the ends of the period. */
  readonly count: number;
  readonly from: Day;
  readonly to: Day;
  /** '12.11', or 'нояб.' for a month: the label under the column. */
  readonly tick: string;
  /** '12.11.2026, чт': the accessible name. */
  readonly title: string;
  readonly isWeekend: boolean;
}

/** Maximum number of columns distinguishable on a phone. */
const MOST_DAYS = 62;
const MOST_WEEK_DAYS = 430;

export function stepOf(days: number): BucketStep {
  if (days <= MOST_DAYS) return 'day';
  return days <= MOST_WEEK_DAYS ? 'week' : 'month';
}

/** Whether the day is the first of a week (Monday) or month. */
function begins(step: BucketStep, day: Day): boolean {
  if (step === 'day') return true;
  return step === 'week' ? weekdayOf(day) === 0 : day.endsWith('-01');
}

function titleOf(step: BucketStep, from: Day, to: Day): string {
  if (step === 'day') return `${formatDay(from)}, ${WEEKDAYS_SHORT[weekdayOf(from)]}`;
  if (step === 'week')
    return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
  return monthName(from.slice(0, 7), 'long');
}

/** Columns of a period: days, weeks from two months on, months for longer periods. */
export function bucketsOf(from: Day, days: number): Bucket[] {
  const step = stepOf(days);
  const starts: number[] = [];
  for (let index = 0; index < days; index += 1) {
    if (index === 0 || begins(step, addDays(from, index))) starts.push(index);
  }
  return starts.map((first, place) => {
    const count = (starts[place + 1] ?? days) - first;
    const start = addDays(from, first);
    const to = addDays(from, first + count - 1);
    return {
      first,
      count,
      from: start,
      to,
      tick: step === 'month' ? monthName(start.slice(0, 7), 'short') : shortDay(start),
      title: titleOf(step, start, to),
      isWeekend: step === 'day' && weekdayOf(start) >= 5,
    };
  });
}

/** Sum of a figure over the days of a bucket. */
export function sumIn<Item>(
  { first, count }: Pick<Bucket, 'first' | 'count'>,
  days: readonly Item[],
  pick: (day: Item) => number,
): number {
  let total = 0;
  for (let index = first; index < first + count; index += 1) {
    const day = days[index];
    if (day !== undefined) total += pick(day);
  }
  return total;
}

/** Indexes of the columns that have a label, at most `most`. */
export function tickedPlaces(columns: number, most: number): number[] {
  const every = Math.max(1, Math.ceil(columns / Math.max(1, most)));
  return Array.from({ length: Math.ceil(columns / every) }, (_, index) => index * every);
}
