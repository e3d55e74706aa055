import type { SheetSide } from '@schema/values/handover/sheet';
import { parseInstant } from '@schema/values/time/instant';
import { photosBefore, type RentalSheets } from '../useRentalSheets';
import { KEPT_LIMITS } from './kept-limits';
import type { DueSheetsQuery } from './kept-sheets.generated';
import type { DueSheet } from './kept-store';

type DueBooking = DueSheetsQuery['actionList']['today'][number]['booking'];

function dueSheet(booking: DueBooking, side: SheetSide): DueSheet {
  const { id, carId, carTitle, licensePlate, customerName, startDate, endDate, version } = booking;
  const at = side === 'out' ? startDate : endDate;
  return { bookingId: id, carId, side, at, carTitle, licensePlate, customerName, version };
}

/** The overdue handovers and returns, those of today and of the next day. */
export function dueSheets({ actionList, dailyDashboard }: DueSheetsQuery): DueSheet[] {
  const { overdue, today } = actionList;
  const tasks = [...overdue, ...today].map(({ kind, booking }) =>
    dueSheet(booking, kind === 'handover' ? 'out' : 'back'),
  );
  const next = overdue.flatMap(({ nextBooking }) =>
    nextBooking ? [dueSheet(nextBooking, 'out')] : [],
  );
  const { handovers, returns } = dailyDashboard;
  const tomorrow = [
    ...handovers.bookings
      .filter(({ handedOverAt, isExtension }) => !handedOverAt && !isExtension)
      .map((booking) => dueSheet(booking, 'out')),
    ...returns.bookings
      .filter(({ returnedAt }) => !returnedAt)
      .map((booking) => dueSheet(booking, 'back')),
  ];
  const all = [...tasks, ...next, ...tomorrow].map((due) => [`${due.bookingId} ${due.side}`, due]);
  return [...new Map(all as [string, DueSheet][]).values()];
}

const distanceMs = ({ at }: DueSheet, now: Date): number =>
  Math.abs((parseInstant(at)?.getTime() ?? 0) - now.getTime());

/** Those that are kept: the nearest to now, of a limited number of rentals, the nearest first. */
export function nearestSheets(due: readonly DueSheet[], now: Date): DueSheet[] {
  const sorted = due.toSorted((one, other) => distanceMs(one, now) - distanceMs(other, now));
  const rentals = [...new Set(sorted.map(({ bookingId }) => bookingId))];
  const kept = new Set(rentals.slice(0, KEPT_LIMITS.rentals));
  return sorted.filter(({ bookingId }) => kept.has(bookingId));
}

/** URLs of the photos to compare with: the latest of each angle. */
export function comparedPhotos(rental: RentalSheets, side: SheetSide): string[] {
  const byAngle = new Map<string, string>();
  for (const { angle, url } of photosBefore(rental, side)) {
    if (!byAngle.has(angle)) byAngle.set(angle, url);
  }
  return [...byAngle.values()].slice(0, KEPT_LIMITS.pictures);
}
