import { RESEATING } from '@schema/constants/fleet';
import { moveReason, STAY_REASONS } from '@schema/texts/bookings/reseating';
import { toRoubles } from '@schema/values/money/money';
import { shortName } from '@schema/values/people/short-name';
import { overlaps } from '@schema/values/time/period';
import {
  type CarEvents,
  type Claim,
  claimsOf,
  type MaintenanceRecord,
  type Occasion,
} from '../bookings/occupancy';
import { titleOf } from '../bookings/occupancy-refusal';
import type {
  PlanCar,
  PlannedMove,
  ReseatPlan,
  ReseatQuestion,
  StayingEvent,
} from './reseat-facts';
import { isFixed, isReseatable, type ReseatedBooking, stayReason } from './reseatable';
import { addCost, type Cost, isBelow, NOTHING } from './seat-cost';
import type { Seat, Seating } from './seat-facts';
import { isSameModel, SeatPrices } from './seat-prices';
import { searchSeats } from './seat-search';

/**
 * The moves that free the window of a car, or of the candidate with the fewest moves
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

/** Ids of maintenance are negative, to differ from ids of bookings. */
function seatOf({ kind, event, period }: Claim, carId: number, now: Date): Seat {
  if (kind === 'maintenance') return { id: -event.id, carId, period, isMovable: false };
  const isMovable = isReseatable(event as ReseatedBooking, now);
  return { id: event.id, carId, period, isMovable };
}

interface FleetEvents extends Occasion {
  readonly bookings: readonly (CarEvents['bookings'][number] & { readonly carId: number })[];
  readonly maintenances: readonly (MaintenanceRecord & { readonly carId: number })[];
}

/** The claims of each car on time after now. */
function claimsOfFleet(question: FleetEvents): ReadonlyMap<number, readonly Claim[]> {
  const bookings = Map.groupBy(question.bookings, ({ carId }) => carId);
  const works = Map.groupBy(question.maintenances, ({ carId }) => carId);
  const ids = new Set([...bookings.keys(), ...works.keys()]);
  return new Map(
    [...ids].map((id) => {
      const events = { bookings: bookings.get(id) ?? [], maintenances: works.get(id) ?? [] };
      const claims = claimsOf(events, question);
      return [id, claims.filter(({ period }) => period.endDate > question.now)] as const;
    }),
  );
}

/** The found moves, each with its reason, by start. */
function plannedMoves<B extends ReseatedBooking>(
  { moves }: Seating,
  { bookings, cars }: ReseatQuestion<B>,
  prices: SeatPrices,
): PlannedMove<B>[] {
  const carById = new Map(cars.map((car) => [car.id, car]));
  const moved = bookings.filter(({ id }) => moves.has(id));
  return moved
    .flatMap((booking) => {
      const from = carById.get(booking.carId);
      const to = carById.get(moves.get(booking.id) ?? 0);
      if (!from || !to) return [];
      const tariffDifference = prices.difference(booking.id, from.id, to.id);
      const comer = moved.find(
        (other) => moves.get(other.id) === booking.carId && overlaps(other, booking),
      );
      const grounds = {
        isSameModel: isSameModel(from, to),
        difference: tariffDifference === null ? null : toRoubles(tariffDifference),
        makesRoomFor: comer ? shortName(comer.customer) : null,
      };
      const { isSameModel: same } = grounds;
      const reason = moveReason(grounds);
      const tariffPrice = prices.price(booking.id, to.id);
      return [{ booking, from, to, isSameModel: same, tariffDifference, tariffPrice, reason }];
    })
    .sort((a, b) => a.booking.startDate.getTime() - b.booking.startDate.getTime());
}

/** The events that stay in the window, with reasons. */
function stayingEvents<B extends ReseatedBooking>(
  claims: readonly Claim[],
  { moves }: Seating,
  question: ReseatQuestion<B>,
): StayingEvent<B>[] {
  const remains = (claim: Claim) =>
    isFixed(claim, question) || (claim.kind === 'booking' && !moves.has(claim.event.id));
  return claims.filter(remains).map((claim) => {
    const { kind, event } = claim;
    const { id, startDate, endDate } = event;
    const booking = kind === 'booking' ? (event as B) : null;
    const why = booking ? stayReason(booking, question.now) : 'service';
    const reason = STAY_REASONS[why];
    return { kind, id, title: titleOf(claim), startDate, endDate, booking, why, reason };
  });
}
