import { BOARD_TEXTS } from '@schema/texts/board/board';
import { formatRoubles } from '@schema/values/money/money';
import { parseInstant } from '@schema/values/time/instant';
import { occupiedPeriod } from '@schema/values/time/period';
import type { AnswerBooking, AnswerMaintenance } from './board-answer';
import type { DayScale } from './day-scale';

/** 'booking:12', 'maintenance:3': ids of the two kinds may coincide. */
export type EventKey = `${'booking' | 'maintenance'}:${number}`;

/** Common fields of bookings and maintenance on the board. */
interface EventBase {
  readonly key: EventKey;
  readonly id: number;
  readonly carId: number;
  /** The occupied time (half-open), ms since the epoch. */
  readonly startMs: number;
  readonly endMs: number;
  /** The same as positions in days, see `DayScale`. */
  readonly start: number;
  readonly end: number;
  /** The last day the event touches; an end at 00:00 belongs to the day before. */
  readonly lastDay: number;
  readonly title: string;
  /** '16 800 ₽', or '' without a price to show. */
  readonly price: string;
  readonly startText: string;
  readonly endText: string;
  /** Finished maintenance does not occupy the car. */
  readonly occupies: boolean;
  /** Lane of `lanes` in the row: overlapping events share its height. */
  readonly lane: number;
  readonly lanes: number;
  /** Overlaps another occupying event, here or beyond the loaded days. */
  readonly conflict: boolean;
}

export interface BookingEvent extends EventBase {
  readonly kind: 'booking';
  readonly record: AnswerBooking;
}

export interface MaintenanceEvent extends EventBase {
  readonly kind: 'maintenance';
  readonly record: AnswerMaintenance;
}

export type BoardEvent = BookingEvent | MaintenanceEvent;

/** Whether another event occupies a part of the time of `event`. */
export function overlapsOccupied(event: BoardEvent, other: BoardEvent): boolean {
  return (
    other.key !== event.key &&
    other.occupies &&
    other.startMs < event.endMs &&
    event.startMs < other.endMs
  );
}

export function bookingKey(id: number): EventKey {
  return `booking:${id}`;
}

export function maintenanceKey(id: number): EventKey {
  return `maintenance:${id}`;
}

interface Dates {
  readonly startDate: string;
  readonly endDate: string;
  readonly returnedAt?: string | null;
  readonly conflict?: boolean;
}

/**
 * Times and positions of an event; null when its dates are unreadable (it is not shown).
 * `occupiedUntilMs`: end of the occupancy of an overdue booking.
 */
function timesOf(dates: Dates, scale: DayScale, occupiedUntilMs = 0) {
  const startDate = parseInstant(dates.startDate);
  const endDate = parseInstant(dates.endDate);
  if (!startDate || !endDate) return null;
  const returnedAt = dates.returnedAt ? parseInstant(dates.returnedAt) : null;
  const period = occupiedPeriod({ startDate, endDate, returnedAt });
  const startMs = period.startDate.getTime();
  const endMs = Math.max(period.endDate.getTime(), occupiedUntilMs);
  return {
    startMs,
    endMs,
    start: scale.toDays(startMs),
    end: scale.toDays(endMs),
    lastDay: scale.lastDay(startMs, endMs),
    startText: scale.timeText(startMs),
    endText: scale.timeText(returnedAt ? endMs : endDate.getTime()),
    lane: 0,
    lanes: 1,
    conflict: dates.conflict ?? false,
  };
}

/** `occupiedUntilMs`: see `timesOf`. */
export function bookingEvent(
  record: AnswerBooking,
  scale: DayScale,
  occupiedUntilMs?: number,
): BookingEvent | null {
  const times = timesOf(record, scale, occupiedUntilMs);
  if (!times) return null;
  return {
    ...times,
    kind: 'booking',
    key: bookingKey(record.id),
    id: record.id,
    carId: record.carId,
    title: record.customer.trim() || BOARD_TEXTS.unknownCustomer,
    price: record.totalPrice ? formatRoubles(record.totalPrice) : '',
    occupies: true,
    record,
  };
}

export function maintenanceEvent(
  record: AnswerMaintenance,
  scale: DayScale,
): MaintenanceEvent | null {
  const times = timesOf(record, scale);
  if (!times) return null;
  return {
    ...times,
    kind: 'maintenance',
    key: maintenanceKey(record.id),
    id: record.id,
    carId: record.carId,
    title: record.description.trim() || BOARD_TEXTS.unknownService,
    price: '',
    occupies: record.status !== 'done',
    record,
  };
}
