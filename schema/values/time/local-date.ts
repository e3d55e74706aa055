import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import type { Day } from './day-number';

/**
 * A day as a Date for date-fns' months and weekdays: noon on the device, because clocks skip
 * midnights. Not an instant: `startOfDay` is in company time.
 */
export const localDate = (day: Day): Date => parseISO(`${day}T12:00`);

export const dayOfLocalDate = (date: Date): Day => formatISO(date, { representation: 'date' });
