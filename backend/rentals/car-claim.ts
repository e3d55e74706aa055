import { type Claim, conflictsOf } from '@backend/domain/bookings/occupancy';
import type { Em } from '@backend/store/em';
import { loadCarEvents } from '@backend/store/queries/fleet/car-claim-queries';
import { isCarOccupiedError } from '@backend/store/store-errors';
import type { Kopecks } from '@schema/values/money/money';
import { occupiedPeriod, type Period } from '@schema/values/time/period';

/** A stretch of a car's time that a booking wants. */
export interface CarClaim {
  readonly carId: number;
  readonly period: Period;
  /** The booking that already stands there and may not be in its own way. */
  readonly ignoreBookingId?: number;
  /** Price of the whole rental, to offer other cars near to it; null: unknown. */
  readonly wantedPrice: Kopecks | null;
}

/** The car is taken. Ends the transaction; `refuseOccupied` explains it once that is over. */
export class CarTaken extends Error {
  constructor(
    readonly claim: CarClaim,
    /** What stood in the way; empty when the database itself refused. */
    readonly inTheWay: readonly Claim[],
  ) {
    super('The car is taken');
    this.name = 'CarTaken';
  }
}

/** The moment and the company's rules: as much of a request as the claims of cars need. */
export interface ClaimRules {
  readonly now: Date;
  readonly config: { readonly requireReturnMark: boolean };
}

/** Does REQUIRE_RETURN_MARK let a booking past its end hold the car in this period? */
export function unmarkedHold(period: Period, { now, config }: ClaimRules): boolean {
  return config.requireReturnMark && period.startDate < now;
}

/** Throws CarTaken when something stands over the wanted time. The car must be locked. */
export async function assertCarFree(em: Em, claim: CarClaim, rules: ClaimRules): Promise<void> {
  const { carId, period, ignoreBookingId } = claim;
  const { startDate: from, endDate: until } = occupiedPeriod(period);
  const stretch = { from, until, unmarkedHold: unmarkedHold(period, rules) };
  const events = await loadCarEvents(em, carId, stretch);
  const { requireReturnMark } = rules.config;
  const question = { ...events, ignoreBookingId, now: rules.now, requireReturnMark };
  const inTheWay = conflictsOf(period, question);
  if (inTheWay.length > 0) throw new CarTaken(claim, inTheWay);
}

/** Writes what was changed; the database's own refusal of an overlap becomes CarTaken too. */
export async function flushClaim(em: Em, claim: CarClaim): Promise<void> {
  try {
    await em.flush();
  } catch (error) {
    throw isCarOccupiedError(error) ? new CarTaken(claim, []) : error;
  }
}
