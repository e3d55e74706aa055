import {
  type Day,
  dayOf,
  formatDay,
  formatMoment,
  startOfDay,
  timeOf,
} from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';

/** A day or an instant in company time, as a date cell and as text. */
export interface SheetDate {
  /** A date whose UTC parts are the company's wall clock: sheets have no time zones. */
  readonly wall: Date;
  readonly text: string;
  readonly format: string;
}

export function dayCell(day: Day): SheetDate {
  return { wall: startOfDay(day, 'UTC'), text: formatDay(day), format: 'dd.mm.yyyy' };
}

/** The cell of an ISO instant; null for none. */
export function momentCell(iso: string | null | undefined, zone: string): SheetDate | null {
  const instant = iso ? parseInstant(iso) : null;
  if (!instant) return null;
  return {
    wall: new Date(`${dayOf(instant, zone)}T${timeOf(instant, zone)}:00Z`),
    text: formatMoment(instant, zone),
    format: 'dd.mm.yyyy hh:mm',
  };
}

/** The cell of an ISO instant's day in company time; null for none. */
export function dayOfCell(iso: string | null | undefined, zone: string): SheetDate | null {
  const instant = iso ? parseInstant(iso) : null;
  return instant && dayCell(dayOf(instant, zone));
}
