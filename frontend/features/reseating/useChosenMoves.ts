import { changedAlong, remainsInCar } from '@schema/texts/bookings/reseating';
import { chosenMoves, leaveOut, takeIn } from '@schema/values/bookings/chosen-moves';
import { shortName } from '@schema/values/people/short-name';
import { useState } from 'react';
import type { PlannedMove } from './useReseatPlan';

const NOTHING: ReadonlySet<number> = new Set();

/** Selected moves of a plan, initially all. */
export function useChosenMoves(carId: number, moves: readonly PlannedMove[]) {
  const [leftOut, setLeftOut] = useState(NOTHING);
  /** Text about moves that were toggled together with the last one. */
  const [along, setAlong] = useState<string | null>(null);
  const chosen = chosenMoves(moves, leftOut);

  const choose = (move: PlannedMove, isTaken: boolean) => {
    const { bookingId } = move;
    const next = isTaken
      ? takeIn(moves, leftOut, bookingId)
      : leaveOut(moves, leftOut, bookingId, carId);
    const others = moves.filter(
      ({ bookingId: id }) => id !== bookingId && next.has(id) !== leftOut.has(id),
    );
    setLeftOut(next);
    setAlong(others.length > 0 ? changedAlong(namesOf(others), isTaken) : null);
  };

  const remaining = moves
    .filter(({ from }) => from.id === carId)
    .filter((move) => !chosen.includes(move));
  return {
    chosen,
    choose,
    along,
    /** Reason why the car stays occupied with this selection; null when it is free. */
    remains: remaining.length > 0 ? remainsInCar(namesOf(remaining)) : null,
  };
}

const namesOf = (moves: readonly PlannedMove[]) => moves.map(({ customer }) => shortName(customer));
