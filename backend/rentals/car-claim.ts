import {
  type Claim,
  conflictsOf,
  type MaintenanceRecord,
} from '@backend/domain/bookings/occupancy';
import type { Em } from '@backend/store/em';
import { loadCarEvents } from '@backend/store/queries/fleet/car-claim-queries';
import { isCarOccupiedError } from '@backend/store/store-errors';
import type { Kopecks } from '@schema/values/money/money';
import { occupiedPeriod, type Period } from '@schema/values/time/period';

/** A period of a car's time claimed by a booking. */
export interface CarClaim {
  readonly carId: number;
  readonly period: Period;
  /** The booking being changed; excluded from its own conflicts. */
  readonly ignoreBookingId?: number;
  /** Customer of the booking; a rental that it continues is no conflict. */
  readonly customerId?: number | null;
  /** Price of the whole rental, to suggest cars of a similar price; null: unknown. */
  readonly wantedPrice: Kopecks | null;
}

/**
 * The car is occupied. Rolls the transaction back; `refuseOccupied` adds the details afterwards.
 */
export class CarTaken extends Error {
  constructor(
    readonly claim: CarClaim,
    /** Conflicting claims; empty when the database constraint refused. */
    readonly inTheWay: readonly Claim[],
  ) {
    super('The car is taken');
    this.name = 'CarTaken';
  }
}

/** The request context for car claims: the moment and the company's rules. */
export interface ClaimRules {
  readonly now: Date;
  readonly config: { readonly requireReturnMark: boolean };
}

/** Whether REQUIRE_RETURN_MARK lets an overdue booking hold the car in this period. */
export function unmarkedHold(period: Period, { now, config }: ClaimRules): boolean {
  return config.requireReturnMark && period.startDate < now;
}

/**
 * Throws CarTaken when a claim overlaps the wanted period. The car must be locked. Returns the
 * unfinished maintenance of the period.
 */
export async function assertCarFree(
  em: Em,
  claim: CarClaim,
  rules: ClaimRules,
): Promise<readonly MaintenanceRecord[]> {
  const { carId, period, ignoreBookingId, customerId } = claim;
  const { startDate: from, endDate: until } = occupiedPeriod(period);
  const stretch = { from, until, unmarkedHold: unmarkedHold(period, rules) };
  const events = await loadCarEvents(em, carId, stretch);
  const { requireReturnMark } = rules.config;
  const question = { ...events, ignoreBookingId, customerId, now: rules.now, requireReturnMark };
  const inTheWay = conflictsOf(period, question);
  if (inTheWay.length > 0) throw new CarTaken(claim, inTheWay);
  return events.maintenances;
}

/** Flushes; a constraint violation for an overlap also becomes CarTaken. */
export async function flushClaim(em: Em, claim: CarClaim): Promise<void> {
  try {
    await em.flush();
  } catch (error) {
    throw isCarOccupiedError(error) ? new CarTaken(claim, []) : error;
  }
}
