import { dayOf } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import type { DueSheet } from './kept-store';

export type DueGroup = 'overdue' | 'today' | 'later';

export interface DatedSheet {
  readonly due: DueSheet;
  readonly moment: Date;
}

/** The sheets of each group by time; 'later': of the next day. */
export function dueGroups(
  due: readonly DueSheet[],
  now: Date,
  zone: string,
): Readonly<Record<DueGroup, readonly DatedSheet[]>> {
  const today = dayOf(now, zone);
  const dated = due
    .flatMap((one): DatedSheet[] => {
      const moment = parseInstant(one.at);
      return moment ? [{ due: one, moment }] : [];
    })
    .toSorted((one, other) => one.moment.getTime() - other.moment.getTime());
  const groupOf = ({ moment }: DatedSheet): DueGroup => {
    if (moment < now) return 'overdue';
    return dayOf(moment, zone) === today ? 'today' : 'later';
  };
  const { overdue = [], today: ofToday = [], later = [] } = Object.groupBy(dated, groupOf);
  return { overdue, today: ofToday, later };
}
