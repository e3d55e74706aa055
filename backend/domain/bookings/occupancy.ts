import type { MaintenanceStatus } from '@schema/statuses';
import { isOverdue, type ReturnRule } from '@schema/values/bookings/booking-status';
import { carAvailability } from '@schema/values/fleet/car-availability';
import { contains, occupiedPeriod, type Period } from '@schema/values/time/period';

export interface OccupyingBooking extends Period {
  readonly id: number;
  /** Full name, e.g. 'Иванов Иван Петрович'. */
  readonly customer: string | null;
  readonly customerId?: number | null;
  readonly cancelledAt?: Date | null;
  readonly returnedAt?: Date | null;
}

export interface MaintenanceRecord extends Period {
  readonly id: number;
  readonly description: string;
  readonly status: MaintenanceStatus;
}

/** The current moment and the company's rules on unreturned cars. */
export interface Occasion extends ReturnRule {
  readonly now: Date;
}

/**
 * The end of a live booking's claim on its car: its end or an earlier return mark, at least a
 * minute after its start; under REQUIRE_RETURN_MARK an unmarked one holds the car until now
 * (docs/domain.md, booking status).
 */
export function occupiedUntil(
  booking: Omit<OccupyingBooking, 'id' | 'customer'>,
  occasion: Occasion,
): Date {
  const { endDate } = occupiedPeriod(booking);
  return isOverdue(booking, occasion.now, occasion) && occasion.now > endDate
    ? occasion.now
    : endDate;
}

/** An event that claims a car's time: a live booking or unfinished maintenance. */
export type Claim =
  | { readonly kind: 'booking'; readonly event: OccupyingBooking; readonly period: Period }
  | { readonly kind: 'maintenance'; readonly event: MaintenanceRecord; readonly period: Period };

export interface CarEvents {
  readonly bookings: readonly OccupyingBooking[];
  readonly maintenances: readonly MaintenanceRecord[];
}

/** Claims of one car's events, sorted by start. */
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

interface ConflictQuestion extends CarEvents, Occasion {
  /** The booking being moved; excluded from its own conflicts. */
  readonly ignoreBookingId?: number;
  /** Customer of the booking: a rental that it continues holds the car for the same customer. */
  readonly customerId?: number | null;
}

/**
 * Events of the car that conflict with the period. Half-open: touching ones do not (10–12 and 12–14
 * are both allowed). Sorted by start; empty when the car is free.
 */
export function conflictsOf(period: Period, question: ConflictQuestion): readonly Claim[] {
  const claims = claimsOf(question, question).filter(
    (claim) => !(claim.kind === 'booking' && isOwn(claim.event, period, question)),
  );
  return carAvailability(period, { claims, rentals: [] }).inTheWay;
}

/** The booking being moved, or an unreturned one of the same customer that the period continues. */
function isOwn(
  { id, customerId, ...held }: OccupyingBooking,
  { startDate }: Period,
  question: ConflictQuestion,
): boolean {
  if (id === question.ignoreBookingId) return true;
  const isSameCustomer = customerId != null && customerId === question.customerId;
  const isBefore = held.startDate < startDate && held.endDate.getTime() === startDate.getTime();
  return isSameCustomer && isBefore;
}

interface Holding extends Period {
  readonly carId: number;
  readonly returnedAt?: Date | null;
}

/**
 * Whether a change of a live booking claims new time. A period inside the old one on the same car
 * does not, so a booking that overlaps another because of imported history can still be shortened.
 * Creating and restoring always claim: pass null as the old one.
 */
export function needsOccupancyCheck(old: Holding | null, next: Holding): boolean {
  if (old === null || old.carId !== next.carId) return true;
  return !contains(occupiedPeriod(old), occupiedPeriod(next));
}
