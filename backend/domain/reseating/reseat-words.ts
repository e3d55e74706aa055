import { moveReason, STAY_REASONS } from '@schema/texts/bookings/reseating';
import { toRoubles } from '@schema/values/money/money';
import { shortName } from '@schema/values/people/short-name';
import { overlaps } from '@schema/values/time/period';
import type { Claim } from '../bookings/occupancy';
import { titleOf } from '../bookings/occupancy-refusal';
import type { PlannedMove, ReseatQuestion, StayingEvent } from './reseat-facts';
import { isFixed, type ReseatedBooking, stayReason } from './reseatable';
import type { Seating } from './seat-facts';
import { isSameModel, type SeatPrices } from './seat-prices';

/** The found moves, each with its reason, by start. */
export function plannedMoves<B extends ReseatedBooking>(
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
export function stayingEvents<B extends ReseatedBooking>(
  claims: readonly Claim[],
  { moves }: Seating,
  question: ReseatQuestion<B>,
): StayingEvent<B>[] {
  const remains = (claim: Claim) =>
    isFixed(claim, question) || (claim.kind === 'booking' && !moves.has(claim.event.id));
  return claims.filter(remains).map((claim) => {
    const { kind, event } = claim;
    const { id, startDate, endDate } = event;
    // The claims were created from these bookings.
    const booking = kind === 'booking' ? (event as B) : null;
    const why = booking ? stayReason(booking, question.now) : 'service';
    const reason = STAY_REASONS[why];
    return { kind, id, title: titleOf(claim), startDate, endDate, booking, why, reason };
  });
}
