import { RESEATING } from '@schema/constants/fleet';
import { moveReason } from '@schema/texts/bookings/reseating';
import { toRoubles } from '@schema/values/money/money';
import { overlaps } from '@schema/values/time/period';
import { claimsOfFleet } from './fleet-claims';
import type { PlanCar, ReseatPlan, ReseatQuestion } from './reseat-facts';
import { reseatPlan } from './reseat-plan';
import type { ReseatedBooking } from './reseatable';
import { byCost } from './seat-cost';
import { SeatPrices } from './seat-prices';
import { costOf } from './seat-steps';

/** A car that is free from now until the end of the rental. */
interface Replacement {
  readonly car: PlanCar;
  readonly isSameModel: boolean;
  readonly reason: string;
}

/** The rental in progress of a broken car. */
interface BrokenRental<B> {
  readonly booking: B;
  /** The same model first, then the nearest tariff price. */
  readonly replacements: readonly Replacement[];
}

interface BreakdownPlan<B> {
  readonly plan: ReseatPlan<B>;
  /** Null when no rental of the car is in progress. */
  readonly rental: BrokenRental<B> | null;
}

/**
 * What a breakdown affects (docs/domain.md, a car that breaks): the rental in progress with cars to
 * replace it, and the moves of planned bookings. The replacement, by default the first, is not given
 * to a planned booking: its customer is waiting. Null when the fleet has no such car.
 */
export function breakdownPlan<B extends ReseatedBooking>(
  question: Omit<ReseatQuestion<B>, 'candidates' | 'isBroken'>,
  {
    carId,
    replacementId,
  }: { readonly carId: number | null; readonly replacementId: number | null },
): BreakdownPlan<B> | null {
  const { cars, bookings, now } = question;
  const candidates = cars.filter(({ id }) => id === carId);
  const booking = bookings.find((one) => one.carId === carId && isInProgress(one, now));
  const replacements = booking ? replacementsOf(booking, question) : [];
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
  { id, carId, endDate }: B,
  question: Omit<ReseatQuestion<B>, 'candidates' | 'isBroken'>,
): readonly Replacement[] {
  const claims = claimsOfFleet(question);
  const prices = new SeatPrices(question);
  const rest = { startDate: question.now, endDate };
  const isFree = (car: PlanCar) =>
    car.id !== carId && !(claims.get(car.id) ?? []).some(({ period }) => overlaps(period, rest));
  return question.cars
    .filter(isFree)
    .map((car) => ({ car, distance: prices.distance(id, carId, car.id) }))
    .sort((a, b) => byCost(costOf(a.distance), costOf(b.distance)))
    .slice(0, RESEATING.replacements)
    .map(({ car, distance: { isSameModel } }) => {
      const kopecks = prices.difference(id, carId, car.id);
      const difference = kopecks === null ? null : toRoubles(kopecks);
      return {
        car,
        isSameModel,
        reason: moveReason({ isSameModel, difference, makesRoomFor: null }),
      };
    });
}

/**
 * When the rental changes cars: the moment of the breakdown, and now when that is to come or before
 * the customer had the car.
 */
export function replacementMoment(
  rental: Pick<ReseatedBooking, 'startDate' | 'handedOverAt'>,
  brokenSince: Date,
  now: Date,
): Date {
  const since = rental.handedOverAt ?? rental.startDate;
  return brokenSince > since && brokenSince <= now ? brokenSince : now;
}
