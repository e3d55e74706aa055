import {
  type Day,
  dayOf,
  formatDay,
  formatMoment,
  startOfDay,
  timeOf,
} from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';

/** A day or a moment of the company's clock, as a table of numbers keeps it and as a text says it. */
export interface SheetDate {
  /** Its UTC parts are what the company's clock shows: a sheet knows no zones. */
  readonly wall: Date;
  readonly text: string;
  readonly format: string;
}

export function dayCell(day: Day): SheetDate {
  return { wall: startOfDay(day, 'UTC'), text: formatDay(day), format: 'dd.mm.yyyy' };
}

/** The moment an ISO text names; null for none. */
export function momentCell(iso: string | null | undefined, zone: string): SheetDate | null {
  const instant = iso ? parseInstant(iso) : null;
  if (!instant) return null;
  return {
    wall: new Date(`${dayOf(instant, zone)}T${timeOf(instant, zone)}:00Z`),
    text: formatMoment(instant, zone),
    format: 'dd.mm.yyyy hh:mm',
  };
}

/** The day an ISO text falls on by the company's clock; null for none. */
export function dayOfCell(iso: string | null | undefined, zone: string): SheetDate | null {
  const instant = iso ? parseInstant(iso) : null;
  return instant && dayCell(dayOf(instant, zone));
}
