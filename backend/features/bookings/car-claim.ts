import { type Claim, conflictsOf } from '@backend/domain/occupancy';
import type { RequestContext } from '@backend/graphql/context';
import { loadCarEvents } from '@backend/store/facts/car-claim-facts';
import type { Em } from '@backend/store/open-store';
import { isCarOccupiedError } from '@backend/store/store-errors';
import type { Kopecks } from '@schema/values/money';
import { occupiedPeriod, type Period } from '@schema/values/period';

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

type Rules = Pick<RequestContext, 'now' | 'config'>;

/** Does REQUIRE_RETURN_MARK let a booking past its end hold the car in this period? */
export function unmarkedHold(period: Period, { now, config }: Rules): boolean {
  return config.requireReturnMark && period.startDate < now;
}

/** Throws CarTaken when something stands over the wanted time. The car must be locked. */
export async function assertCarFree(em: Em, claim: CarClaim, rules: Rules): Promise<void> {
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
