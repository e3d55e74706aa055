import { RESEATING } from '@schema/constants/fleet';
import { moveReason } from '@schema/texts/bookings/reseating';
import { toRoubles } from '@schema/values/money/money';
import { notReturnedText } from '../bookings/not-returned';
import { fleetAvailability, type UnreturnedRental } from '../fleet/fleet-availability';
import type { PlanCar, ReseatPlan, ReseatQuestion } from './reseat-facts';
import { reseatPlan } from './reseat-plan';
import type { ReseatedBooking } from './reseatable';
import { byCost } from './seat-cost';
import { SeatPrices } from './seat-prices';
import { costOf } from './seat-steps';

/** A car free from now until the end of the rental. */
interface Replacement {
  readonly car: PlanCar;
  readonly isSameModel: boolean;
  readonly reason: string;
}

/** The rental in progress of a broken car. */
interface BrokenRental<B> {
  readonly booking: B;
  /** Returned cars first, then the same model, then the nearest tariff price. */
  readonly replacements: readonly Replacement[];
}

/** Ended rentals by car id whose car is not returned, or whose return is not marked. */
type Unreturned = ReadonlyMap<number, UnreturnedRental>;

interface BreakdownPlan<B> {
  readonly plan: ReseatPlan<B>;
  /** Null when no rental of the car is in progress. */
  readonly rental: BrokenRental<B> | null;
}

/**
 * Effects of a breakdown (docs/domain.md, a car that breaks): the rental in progress with
 * replacement cars, and the moves of planned bookings. The replacement, by default the first, is
 * not used for a planned booking: the current customer is waiting. Null when the fleet has no such
 * car.
 */
export function breakdownPlan<B extends ReseatedBooking>(
  question: Omit<ReseatQuestion<B>, 'candidates' | 'isBroken'>,
  {
    carId,
    replacementId,
    unreturned,
  }: {
    readonly carId: number | null;
    readonly replacementId: number | null;
    readonly unreturned: Unreturned;
  },
): BreakdownPlan<B> | null {
  const { cars, bookings, now } = question;
  const candidates = cars.filter(({ id }) => id === carId);
  const booking = bookings.find((one) => one.carId === carId && isInProgress(one, now));
  const replacements = booking ? replacementsOf(booking, question, unreturned) : [];
  const chosen = replacements.find(({ car }) => car.id === replacementId) ?? replacements[0];
  const continued = booking && chosen ? [{ ...booking, carId: chosen.car.id, startDate: now }] : [];
  const plan = reseatPlan({
    ...question,
    candidates,
    isBroken: true,
    bookings: [...bookings, ...continued],
  });
  if (!plan) return null;
  if (!booking) return { plan, rental: null };
  const stays = plan.stays.filter(({ kind, id }) => kind !== 'booking' || id !== booking.id);
  return { plan: { ...plan, stays }, rental: { booking, replacements } };
}

/** As `assertSwappable` (domain/bookings/car-swap.ts) accepts it. */
function isInProgress(booking: ReseatedBooking, now: Date): boolean {
  const { startDate, endDate, cancelledAt, returnedAt } = booking;
  return startDate < now && now < endDate && !cancelledAt && !returnedAt;
}

function replacementsOf<B extends ReseatedBooking>(
  { id, carId, endDate, customerId }: B,
  question: Omit<ReseatQuestion<B>, 'candidates' | 'isBroken'>,
  unreturned: Unreturned,
): readonly Replacement[] {
  const prices = new SeatPrices(question);
  const rest = { startDate: question.now, endDate };
  const answerOf = fleetAvailability(rest, { ...question, unreturned });
  const free = question.cars.flatMap((car) => {
    const answer = answerOf(car.id);
    if (car.id === carId || answer.inTheWay.length > 0) return [];
    const { unreturned: last } = answer;
    return [{ car, rental: last?.customerId === customerId ? null : last }];
  });
  return free
    .map(({ car, rental }) => ({ car, rental, distance: prices.distance(id, carId, car.id) }))
    .sort(
      (a, b) =>
        Number(a.rental !== null) - Number(b.rental !== null) ||
        byCost(costOf(a.distance), costOf(b.distance)),
    )
    .slice(0, RESEATING.replacements)
    .map(({ car, rental, distance: { isSameModel } }) => {
      const kopecks = prices.difference(id, carId, car.id);
      const difference = kopecks === null ? null : toRoubles(kopecks);
      const move = moveReason({ isSameModel, difference, makesRoomFor: null });
      const reason = rental ? `${notReturnedText(rental.whereabouts)}. ${move}` : move;
      return { car, isSameModel, reason };
    });
}

/**
 * Moment of the car swap: the breakdown, or now when the breakdown is in the future or before the
 * handover.
 */
export function replacementMoment(
  rental: Pick<ReseatedBooking, 'startDate' | 'handedOverAt'>,
  brokenSince: Date,
  now: Date,
): Date {
  const since = rental.handedOverAt ?? rental.startDate;
  return brokenSince > since && brokenSince <= now ? brokenSince : now;
}
