import { whereaboutsAt } from '@frontend/shared/bookings/booking-whereabouts';
import type { BookingStatus } from '@schema/statuses';
import {
  bookingStatus,
  displayRole,
  isDueToday,
  type ReturnRule,
} from '@schema/values/bookings/booking-status';
import type { EventRole } from '@schema/values/bookings/event-roles';
import type { Whereabouts } from '@schema/values/bookings/whereabouts';
import type { BoardEvent } from '../rows/board-event';

/** Appearance of an event at a moment. */
export interface EventLook {
  readonly role: EventRole;
  /** Status of a booking now; null for maintenance. */
  readonly status: BookingStatus | null;
  /** Has the pill «Возврат сегодня»: active, and today is its last day. */
  readonly dueToday: boolean;
  /** Car location of a booking now; null for maintenance. */
  readonly whereabouts: Whereabouts | null;
}

const SERVICE: EventLook = { role: 'service', status: null, dueToday: false, whereabouts: null };
const SERVICE_DONE: EventLook = { ...SERVICE, role: 'serviceDone' };

/** The look of an event now, in company time (requirements.md, B15; a status is never stored). */
export function eventLook(
  event: BoardEvent,
  now: Date,
  zone: string,
  rule: ReturnRule = {},
): EventLook {
  if (event.kind === 'maintenance') return event.occupies ? SERVICE : SERVICE_DONE;
  const { returnedAt } = event.record;
  const moments = {
    startDate: new Date(event.startMs),
    endDate: new Date(event.record.endDate),
    returnedAt: returnedAt ? new Date(returnedAt) : null,
  };
  return {
    role: displayRole(moments, now, zone, rule),
    status: bookingStatus(moments, now, rule),
    dueToday: isDueToday(moments, now, zone, rule),
    whereabouts: whereaboutsAt(event.record, now, rule),
  };
}
