import {
  BOOKING_PICKUP_TIME,
  BOOKING_RETURN_TIME,
  DAY_LAST_TIME,
  DRAFT_REACH_DAYS,
  END_FALLBACK_HOURS,
  QUICK_BOOKING,
  SERVICE_END_TIME,
  SERVICE_START_TIME,
} from '../constants';
import { addDays, type Day, dayOf, hoursMs, instantAt, startOfDay, timeOf } from './calendar';
import type { Period } from './period';

/** What was selected on the board: a car's row and the first and last day, both included. */
export interface SelectedDays {
  readonly carId: number;
  readonly fromDay: Day;
  readonly toDay: Day;
}

/** Where a new event starts from in its form. */
export interface EventDraft extends Period {
  readonly carId: number;
}

/**
 * An end that falls before its start becomes the start + 2 h, capped at the last minute of the
 * start's day (spec 1, §9).
 */
export function repairEnd(startDate: Date, endDate: Date, zone: string): Date {
  if (endDate >= startDate) return endDate;
  const dayEnd = instantAt(dayOf(startDate, zone), DAY_LAST_TIME, zone);
  const wanted = new Date(startDate.getTime() + hoursMs(END_FALLBACK_HOURS));
  if (wanted <= dayEnd) return wanted;
  return dayEnd < startDate ? startDate : dayEnd;
}

function draft(
  selected: SelectedDays,
  startTime: string,
  endTime: string,
  zone: string,
): EventDraft {
  const startDate = instantAt(selected.fromDay, startTime, zone);
  const endDate = instantAt(selected.toDay, endTime, zone);
  return { carId: selected.carId, startDate, endDate: repairEnd(startDate, endDate, zone) };
}

/** A booking: handed over 10:00 of the first day, returned 18:00 of the last (spec 1, §9). */
export function bookingDraft(selected: SelectedDays, zone: string): EventDraft {
  return draft(selected, BOOKING_PICKUP_TIME, BOOKING_RETURN_TIME, zone);
}

/** Service work: 09:00 of the first day to 18:00 of the last (spec 1, §9). */
export function serviceDraft(selected: SelectedDays, zone: string): EventDraft {
  return draft(selected, SERVICE_START_TIME, SERVICE_END_TIME, zone);
}

/** Quick booking: today 23:59 to the day after tomorrow 06:00 (spec 1, §9). */
export function quickBookingPeriod(now: Date, zone: string): Period {
  const today = dayOf(now, zone);
  return {
    startDate: instantAt(today, QUICK_BOOKING.pickupTime, zone),
    endDate: instantAt(
      addDays(today, QUICK_BOOKING.returnAfterDays),
      QUICK_BOOKING.returnTime,
      zone,
    ),
  };
}

/**
 * How far the date inputs of a form reach (spec 1, §5.2: bounds derived from the draft day): from
 * the start of the draft day through the same day a year on.
 */
export function draftBounds(
  draftDay: Day,
  zone: string,
): { readonly min: Date; readonly max: Date } {
  return {
    min: startOfDay(draftDay, zone),
    max: instantAt(addDays(draftDay, DRAFT_REACH_DAYS), DAY_LAST_TIME, zone),
  };
}

/** A running booking, as far as its extension takes it over. */
export interface ExtendedBooking {
  readonly carId: number;
  readonly endDate: Date;
  readonly customer: string;
  readonly customerPhone: string;
  readonly sourceId: number | null;
}

export interface ExtensionDraft extends EventDraft {
  readonly customer: string;
  readonly customerPhone: string;
  readonly sourceId: number | null;
}

/**
 * Extending a rental: from the old end to the same time a day later, for the same customer, phone
 * and source (spec 1, §4). A day later by the wall clock, also when the clocks change.
 */
export function extensionDraft(booking: ExtendedBooking, zone: string): ExtensionDraft {
  const { carId, endDate, customer, customerPhone, sourceId } = booking;
  return {
    carId,
    startDate: endDate,
    endDate: sameTimeNextDay(endDate, zone),
    customer,
    customerPhone,
    sourceId,
  };
}

function sameTimeNextDay(instant: Date, zone: string): Date {
  const next = addDays(dayOf(instant, zone), 1);
  return instantAt(next, timeOf(instant, zone), zone);
}
