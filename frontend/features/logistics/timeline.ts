import { LOGISTICS_TEXTS } from '@schema/texts/day/logistics';
import {
  type Day,
  dayOf,
  endOfDay,
  formatDay,
  startOfDay,
  timeOf,
} from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import type { LogisticsDayQuery } from './logistics.generated';

type LogisticsFacts = LogisticsDayQuery['dailyDashboard'];
export type LogisticsBooking = LogisticsFacts['handovers']['bookings'][number];
export type LogisticsWork = LogisticsFacts['service']['maintenances'][number];

interface Happening {
  /** 'handover-12': unique within the day. */
  readonly key: string;
  readonly at: Date;
  /** Brand and model, else the plate. */
  readonly title: string;
}

export type LogisticsEvent = Happening &
  (
    | { readonly kind: 'handover' | 'return'; readonly booking: LogisticsBooking }
    | { readonly kind: 'maintenance'; readonly work: LogisticsWork }
  );

const KIND_ORDER = { handover: 0, return: 1, maintenance: 2 } as const;
const titles = new Intl.Collator('ru');

/** By time, then handover before return before maintenance, then title (requirements.md, D10). */
export function byTimeKindTitle(a: LogisticsEvent, b: LogisticsEvent): number {
  return (
    a.at.getTime() - b.at.getTime() ||
    KIND_ORDER[a.kind] - KIND_ORDER[b.kind] ||
    titles.compare(a.title, b.title) ||
    titles.compare(a.key, b.key)
  );
}

export function timelineOf(facts: Pick<LogisticsFacts, 'handovers' | 'returns' | 'service'>) {
  const events: LogisticsEvent[] = [];
  const moment = (iso: string) => parseInstant(iso) ?? new Date(Number.NaN);
  for (const booking of facts.handovers.bookings) {
    const { id, carTitle: title, startDate } = booking;
    events.push({ kind: 'handover', key: `handover-${id}`, at: moment(startDate), title, booking });
  }
  for (const booking of facts.returns.bookings) {
    const { id, carTitle: title, endDate } = booking;
    events.push({ kind: 'return', key: `return-${id}`, at: moment(endDate), title, booking });
  }
  for (const work of facts.service.maintenances) {
    const { id, carTitle: title, startDate } = work;
    events.push({ kind: 'maintenance', key: `service-${id}`, at: moment(startDate), title, work });
  }
  return events.sort(byTimeKindTitle);
}

/** Whether the event is an extension: the same customer keeps the car (requirements.md, D13). */
export function isRentalExtension(event: LogisticsEvent): boolean {
  if (event.kind === 'maintenance') return false;
  return event.kind === 'handover' ? event.booking.isExtension : event.booking.isExtended;
}

/** '18:00'; '24:00' for the end of the day; 'с 21.11.2026' for an earlier start. */
export function timeWithin(at: Date, day: Day, zone: string): string {
  if (at >= endOfDay(day, zone)) return LOGISTICS_TEXTS.midnight;
  if (at >= startOfDay(day, zone)) return timeOf(at, zone);
  return `${LOGISTICS_TEXTS.since} ${formatDay(dayOf(at, zone))}`;
}
