import { addDays, dayOf, instantAt } from '@schema/values/time/calendar';

/** The moments for browser tests (CONTRIBUTING.md). */
const MOMENTS = ['12:00', '23:55', '00:05', 'first', 'last'] as const;
type Moment = (typeof MOMENTS)[number];

const MIDDAY = '12:00';

const isMoment = (text: string): text is Moment => (MOMENTS as readonly string[]).includes(text);

/**
 * Shift of the clock to the next occurrence of the moment, ms: a time of the day, or noon of the
 * first or the last day of a month.
 */
export function shiftTo(moment: string, now: Date, zone: string): number {
  if (!isMoment(moment)) throw new Error(`CLOCK_AT is one of ${MOMENTS.join(', ')}`);
  const today = dayOf(now, zone);
  for (let ahead = 0; ; ahead += 1) {
    const day = addDays(today, ahead);
    const isOf = {
      first: day.endsWith('-01'),
      last: addDays(day, 1).endsWith('-01'),
      '12:00': true,
      '23:55': true,
      '00:05': true,
    };
    const isDay = moment === 'first' || moment === 'last';
    const shiftMs = instantAt(day, isDay ? MIDDAY : moment, zone).getTime() - now.getTime();
    if (isOf[moment] && shiftMs >= 0) return shiftMs;
  }
}
