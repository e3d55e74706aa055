/** A proposed move of a booking to another car, and the other moves that it requires. */
export interface LinkedMove {
  readonly bookingId: number;
  /** Bookings that must vacate its target. */
  readonly needs: readonly number[];
  /** Current car. */
  readonly from: { readonly id: number };
}

/**
 * The remaining moves after exclusions: without moves whose target is no longer vacated,
 * transitively (docs/domain.md, re-seating). The result can always be carried out.
 */
export function chosenMoves<M extends LinkedMove>(
  moves: readonly M[],
  leftOut: ReadonlySet<number>,
): readonly M[] {
  const chosen = moves.filter(({ bookingId }) => !leftOut.has(bookingId));
  const ids = idsOf(chosen);
  const possible = chosen.filter(({ needs }) => needs.every((id) => ids.has(id)));
  return possible.length === chosen.length ? chosen : chosenMoves(possible, leftOut);
}

/**
 * Exclusions after this move is excluded: also the moves that require it, and moves no longer
 * required by any remaining one. A move that empties `carId` itself is never dropped as unneeded.
 */
export function leaveOut(
  moves: readonly LinkedMove[],
  leftOut: ReadonlySet<number>,
  bookingId: number,
  carId: number,
): ReadonlySet<number> {
  const needed = neededBy(chosenMoves(moves, leftOut));
  let out: ReadonlySet<number> = new Set([...leftOut, bookingId]);
  for (;;) {
    const chosen = chosenMoves(moves, out);
    const stillNeeded = neededBy(chosen);
    const useful = chosen.filter(
      (move) =>
        move.from.id === carId || stillNeeded.has(move.bookingId) || !needed.has(move.bookingId),
    );
    const ids = idsOf(useful);
    out = new Set([...idsOf(moves)].filter((id) => !ids.has(id)));
    if (useful.length === chosen.length) return out;
  }
}

/** Exclusions after this move and its required moves are included again. */
export function takeIn(
  moves: readonly LinkedMove[],
  leftOut: ReadonlySet<number>,
  bookingId: number,
): ReadonlySet<number> {
  const out = new Set(leftOut);
  const wanted = [bookingId];
  for (const id of wanted) {
    out.delete(id);
    const needs = moves.find((move) => move.bookingId === id)?.needs ?? [];
    wanted.push(...needs.filter((need) => !wanted.includes(need)));
  }
  return out;
}

const idsOf = (moves: readonly LinkedMove[]): ReadonlySet<number> =>
  new Set(moves.map(({ bookingId }) => bookingId));

const neededBy = (moves: readonly LinkedMove[]): ReadonlySet<number> =>
  new Set(moves.flatMap(({ needs }) => needs));
