import { addDays, type Day, endOfDay, formatDay, startOfDay } from './calendar';

/** The days of a report, both included; the last not before the first. */
export interface ReportPeriod {
  readonly from: Day;
  readonly to: Day;
}

/** Documented presets (requirements.md, N4). */
export type PeriodPreset = 'currentMonth' | 'previousMonth' | 'last30Days';

/** The last of «the last 30 days» is today (requirements.md, N4). */
const LAST_DAYS = 30;

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;
/** 31 days after the first day of a month is always in the next month. */
const firstOfNextMonth = (day: Day): Day => firstOfMonth(addDays(firstOfMonth(day), 31));

export function presetPeriod(preset: PeriodPreset, today: Day): ReportPeriod {
  const first = firstOfMonth(today);
  switch (preset) {
    case 'currentMonth':
      return { from: first, to: addDays(firstOfNextMonth(today), -1) };
    case 'previousMonth':
      return { from: firstOfMonth(addDays(first, -1)), to: addDays(first, -1) };
    case 'last30Days':
      return { from: addDays(today, 1 - LAST_DAYS), to: today };
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
