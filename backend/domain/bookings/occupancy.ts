import type { MaintenanceStatus } from '@schema/statuses';
import { isOverdue, type ReturnRule } from '@schema/values/bookings/booking-status';
import { contains, occupiedPeriod, overlaps, type Period } from '@schema/values/time/period';

/** A booking as far as it can stand in somebody's way. */
export interface OccupyingBooking extends Period {
  readonly id: number;
  /** Full name, e.g. 'Иванов Иван Петрович'. */
  readonly customer: string | null;
  readonly cancelledAt?: Date | null;
  readonly returnedAt?: Date | null;
}

/** Service work as far as it can stand in somebody's way. */
export interface MaintenanceRecord extends Period {
  readonly id: number;
  readonly description: string;
  readonly status: MaintenanceStatus;
}

/** The company's rules and the moment, where a booking past its end may hold its car. */
export interface Occasion extends ReturnRule {
  readonly now: Date;
}

/**
 * Until when a live booking holds its car: its end, an earlier marked return, at least a minute
 * from its start; under REQUIRE_RETURN_MARK an unmarked one holds it until now (docs/domain.md, booking
 * status).
 */
export function occupiedUntil(
  booking: Omit<OccupyingBooking, 'id' | 'customer'>,
  occasion: Occasion,
): Date {
  return isOverdue(booking, occasion.now, occasion)
    ? occasion.now
    : occupiedPeriod(booking).endDate;
}

/** What of a car's events claims time: live bookings and service work that is not done. */
export type Claim =
  | { readonly kind: 'booking'; readonly event: OccupyingBooking; readonly period: Period }
  | { readonly kind: 'maintenance'; readonly event: MaintenanceRecord; readonly period: Period };

export interface CarEvents {
  readonly bookings: readonly OccupyingBooking[];
  readonly maintenances: readonly MaintenanceRecord[];
}

/** The claims of one car's events, sorted by start. */
export function claimsOf(events: CarEvents, occasion: Occasion): readonly Claim[] {
  const claims: Claim[] = [];
  for (const event of events.bookings) {
    if (event.cancelledAt) continue;
    const endDate = occupiedUntil(event, occasion);
    claims.push({ kind: 'booking', event, period: { startDate: event.startDate, endDate } });
  }
  for (const event of events.maintenances) {
    if (event.status === 'done') continue;
    claims.push({ kind: 'maintenance', event, period: occupiedPeriod(event) });
  }
  return claims.sort((a, b) => a.period.startDate.getTime() - b.period.startDate.getTime());
}

export interface ConflictQuestion extends CarEvents, Occasion {
  /** The booking that is being moved, which cannot stand in its own way. */
  readonly ignoreBookingId?: number;
}

/**
 * Which events of the car stand in the way of this period? Half-open: touching ones do not
 * (10–12 and 12–14 live together). Sorted by start; empty when the car is free.
 */
export function conflictsOf(period: Period, question: ConflictQuestion): readonly Claim[] {
  const wanted = occupiedPeriod(period);
  return claimsOf(question, question).filter(
    (claim) =>
      overlaps(claim.period, wanted) &&
      !(claim.kind === 'booking' && claim.event.id === question.ignoreBookingId),
  );
}

/** What a booking holds: its car and its time. */
export interface Holding extends Period {
  readonly carId: number;
  readonly returnedAt?: Date | null;
}

/**
 * Does a change of a live booking claim time it did not have? A period inside the old one on the
 * same car claims nothing new, so a booking that imported history already laid over another can
 * still be shortened. Creating and restoring always claim: pass null as the old one.
 */
export function needsOccupancyCheck(old: Holding | null, next: Holding): boolean {
  if (old === null || old.carId !== next.carId) return true;
  return !contains(occupiedPeriod(old), occupiedPeriod(next));
}
