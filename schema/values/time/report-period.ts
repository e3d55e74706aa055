import { lastDayOfMonth } from 'date-fns/lastDayOfMonth';
import { startOfMonth } from 'date-fns/startOfMonth';
import { subDays } from 'date-fns/subDays';
import { subMonths } from 'date-fns/subMonths';
import { type Day, endOfDay, formatDay, startOfDay } from './calendar';
import { dayOfLocalDate, localDate } from './local-date';

/** The days of a report, both included; the last not before the first. */
export interface ReportPeriod {
  readonly from: Day;
  readonly to: Day;
}

/** Documented presets (requirements.md, N4). */
export type PeriodPreset = 'currentMonth' | 'previousMonth' | 'last30Days';

const daysOf = (from: Date, to: Date): ReportPeriod => ({
  from: dayOfLocalDate(from),
  to: dayOfLocalDate(to),
});
const monthOf = (date: Date) => daysOf(startOfMonth(date), lastDayOfMonth(date));

export function presetPeriod(preset: PeriodPreset, today: Day): ReportPeriod {
  const date = localDate(today);
  switch (preset) {
    case 'currentMonth':
      return monthOf(date);
    case 'previousMonth':
      return monthOf(subMonths(date, 1));
    case 'last30Days':
      // The last of «the last 30 days» is today (requirements.md, N4).
      return daysOf(subDays(date, 29), date);
  }
}

/** The preset with these days, or null. */
export function presetOf(period: ReportPeriod, today: Day): PeriodPreset | null {
  const presets: readonly PeriodPreset[] = ['currentMonth', 'previousMonth', 'last30Days'];
  return (
    presets.find((preset) => {
      const { from, to } = presetPeriod(preset, today);
      return from === period.from && to === period.to;
    }) ?? null
  );
}

/** '01.11.2026 – 30.11.2026'; a single day is shown alone. */
export function periodText({ from, to }: ReportPeriod): string {
  return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
}

/** ISO start of the first day and end of the last, company time (requirements.md, P28, P33). */
export function periodInstants({ from, to }: ReportPeriod, zone: string) {
  return {
    start: startOfDay(from, zone).toISOString(),
    end: endOfDay(to, zone).toISOString(),
  };
}
