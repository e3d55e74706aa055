import { RESEATING } from '@schema/constants/fleet';
import { overlaps } from '@schema/values/time/period';
import type { Claim } from '../bookings/occupancy';
import { claimsOfFleet } from './fleet-claims';
import type { PlanCar, ReseatPlan, ReseatQuestion } from './reseat-facts';
import { plannedMoves, stayingEvents } from './reseat-words';
import { isFixed, isReseatable, type ReseatedBooking } from './reseatable';
import { addCost, type Cost, isBelow, NOTHING } from './seat-cost';
import type { Seat, Seating } from './seat-facts';
import { SeatPrices } from './seat-prices';
import { searchSeats } from './seat-search';

/**
 * The moves that free the window of a car, or of the candidate that needs the fewest
 * (docs/domain.md, re-seating). Null without a candidate.
 */
export function reseatPlan<B extends ReseatedBooking>(
  question: ReseatQuestion<B>,
): ReseatPlan<B> | null {
  const { window, cars, candidates } = question;
  const claimsByCar = claimsOfFleet(question);
  const seats = [...claimsByCar].flatMap(([carId, claims]) =>
    claims.map((claim) => seatOf(claim, carId, question.now)),
  );
  const prices = new SeatPrices(question);
  const carIds = cars.map(({ id }) => id);

  let best: { car: PlanCar; claims: readonly Claim[]; seating: Seating; cost: Cost } | null = null;
  const likeliest = candidates
    .map((car) => {
      const all = claimsByCar.get(car.id) ?? [];
      return { car, claims: all.filter(({ period }) => overlaps(period, window)) };
    })
    .sort((a, b) => a.claims.length - b.claims.length)
    .slice(0, RESEATING.candidates);
  for (const { car, claims } of likeliest) {
    // A candidate with more bookings in the window needs at least as many moves.
    if (best?.cost.left === 0 && best.cost.moves <= claims.length) break;
    const seating = searchSeats({
      carIds,
      seats,
      carId: car.id,
      window,
      steps: Math.ceil(RESEATING.steps / likeliest.length),
      distance: ({ id, carId }, to) => prices.distance(id, carId, to),
    });
    const fixed = claims.filter((claim) => isFixed(claim, question)).length;
    const cost = addCost(seating.cost, { ...NOTHING, left: fixed });
    if (!best || isBelow(cost, best.cost)) best = { car, claims, seating, cost };
  }
  if (!best) return null;
  return {
    car: best.car,
    moves: plannedMoves(best.seating, question, prices),
    stays: stayingEvents(best.claims, best.seating, question),
    isBest: best.seating.isBest,
  };
}

/** Ids of service work are negative, to differ from those of bookings. */
function seatOf({ kind, event, period }: Claim, carId: number, now: Date): Seat {
  if (kind === 'maintenance') return { id: -event.id, carId, period, isMovable: false };
  // The claims were created from these bookings.
  const isMovable = isReseatable(event as ReseatedBooking, now);
  return { id: event.id, carId, period, isMovable };
}
