import { normalisePhone } from '@schema/values/people/phone';

/** An imported booking: any field may be missing, unreadable dates keep their text. */
export interface ForeignBooking {
  readonly carId: number | null;
  /** Name and phone of its customer, else the text of the source file. */
  readonly customerName: string | null;
  readonly customerPhone: string | null;
  readonly startDate: Date | null;
  readonly endDate: Date | null;
  readonly rawStartDate: string | null;
  readonly rawEndDate: string | null;
}

/** Issues of an incomplete booking (requirements.md, K44). */
export interface BookingIssues {
  readonly missingCar: boolean;
  readonly missingCustomer: boolean;
  readonly missingCustomerPhone: boolean;
  readonly emptyStartDate: boolean;
  readonly invalidStartDate: boolean;
  readonly emptyEndDate: boolean;
  readonly invalidEndDate: boolean;
  readonly invalidDateRange: boolean;
}

const isBlank = (text: string | null) => !text?.trim();

/**
 * The issue flags of one booking. A date is empty without a text, invalid when unreadable. An
 * invalid phone counts as missing.
 */
export function issuesOf(booking: ForeignBooking): BookingIssues {
  const { startDate, endDate } = booking;
  return {
    missingCar: booking.carId === null,
    missingCustomer: isBlank(booking.customerName),
    missingCustomerPhone: normalisePhone(booking.customerPhone ?? '') === null,
    emptyStartDate: !startDate && isBlank(booking.rawStartDate),
    invalidStartDate: !startDate && !isBlank(booking.rawStartDate),
    emptyEndDate: !endDate && isBlank(booking.rawEndDate),
    invalidEndDate: !endDate && !isBlank(booking.rawEndDate),
    invalidDateRange: startDate !== null && endDate !== null && endDate < startDate,
  };
}

/** A booking without issues is complete: it claims time and appears in every list. */
export function isComplete(booking: ForeignBooking): boolean {
  return !Object.values(issuesOf(booking)).some(Boolean);
}
