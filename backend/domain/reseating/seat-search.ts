import { RESEATING } from '@schema/constants/fleet';
import { overlaps } from '@schema/values/time/period';
import { addCost, type Cost, isBelow, NOTHING, STAYS } from './seat-cost';
import type { Seat, Seating, SeatQuestion } from './seat-facts';
import { SeatPlaces } from './seat-places';
import { type Step, stepsOf } from './seat-steps';

/**
 * Finds cars for the movable bookings of a car's window with the fewest moves, then most often the
 * same model, then the nearest price (docs/domain.md, re-seating). A conflicting booking elsewhere
 * moves only when single moves do not suffice, and displaces no other. Bounded: at most
 * RESEATING.steps steps and RESEATING.options cars per booking.
 */
export function searchSeats(question: SeatQuestion): Seating {
  return new SeatSearch(question).run();
}

class SeatSearch {
  private readonly places: SeatPlaces;
  private readonly steps: readonly Step[];
  private readonly placed = new Map<Seat, number>();
  private stepsLeft: number;
  /** A lower bound on moves for all of them; does not bound the distance of the cars. */
  private readonly fewest: Cost;
  private best: { cost: Cost; moves: ReadonlyMap<number, number> };

  constructor(private readonly question: SeatQuestion) {
    this.stepsLeft = question.steps ?? RESEATING.steps;
    this.places = new SeatPlaces(question);
    const leaving = this.places.leaving();
    // Bookings of one car never overlap each other, so without chains each gets its best car.
    const alone = leaving.map((seat) => ({ seat, options: this.places.freeFor(seat) }));
    const suffice = alone.every(({ options }) => options.length > 0);
    this.steps = stepsOf(
      alone.map(({ seat, options }) => ({
        seat,
        options: suffice ? options.slice(0, 1) : this.places.withChains(seat, options),
      })),
    );
    // A booking without a free car displaces another, and one may make room for several.
    const pushed = suffice ? 0 : 1;
    const most = { ...NOTHING, otherModels: Number.MAX_SAFE_INTEGER };
    this.fewest = { ...most, moves: leaving.length + pushed };
    const moves = new Map<number, number>();
    let cost = NOTHING;
    for (const { seat, options } of alone) {
      const [option] = options;
      if (option) moves.set(seat.id, option.carId);
      cost = addCost(cost, option?.cost ?? STAYS);
    }
    this.best = { cost, moves };
  }

  run(): Seating {
    this.place(0, NOTHING, new Set());
    const { moves, cost } = this.best;
    const left = this.steps.map(({ seat }) => seat).filter(({ id }) => !moves.has(id));
    const isWhole = this.stepsLeft > 0 && !this.places.isPartial;
    return { moves, left, cost, isBest: isWhole || !isBelow(this.fewest, cost) };
  }

  /** Assigns a car to each leaving booking from this index on, or none. */
  private place(index: number, cost: Cost, pushed: ReadonlySet<Seat>): void {
    const step = this.steps[index];
    if (!isBelow(addCost(cost, step?.least ?? NOTHING), this.best.cost)) return;
    if (--this.stepsLeft <= 0) return;
    if (!step) {
      this.settle([...pushed], cost, new Map());
      return;
    }
    for (const option of step.options) {
      const all = new Set([...pushed, ...option.inTheWay]);
      const more = all.size - pushed.size;
      this.placed.set(step.seat, option.carId);
      const pushes = { ...NOTHING, moves: more };
      this.place(index + 1, addCost(addCost(cost, option.cost), pushes), all);
      this.placed.delete(step.seat);
    }
    this.place(index + 1, addCost(cost, STAYS), pushed);
  }

  /** Assigns a car to each displaced booking; their moves are already counted. */
  private settle(pushed: readonly Seat[], cost: Cost, settled: ReadonlyMap<Seat, number>): void {
    if (!isBelow(cost, this.best.cost)) return;
    const seat = pushed[settled.size];
    if (!seat) {
      const moves = [...this.placed, ...settled].map(([one, carId]) => [one.id, carId] as const);
      this.best = { cost, moves: new Map(moves) };
      return;
    }
    // A scan of a large fleet counts as several steps.
    this.stepsLeft -= Math.ceil(this.question.carIds.length / RESEATING.carsPerStep);
    if (this.stepsLeft <= 0) return;
    const free = this.places.rank(seat, (carId) => this.isFree(seat, carId, pushed, settled));
    for (const { carId, cost: price } of free) {
      const next = addCost(cost, { ...price, moves: 0 });
      this.settle(pushed, next, new Map([...settled, [seat, carId]]));
    }
  }

  /** Whether a displaced booking may take the car, given the other assignments. */
  private isFree(
    seat: Seat,
    carId: number,
    pushed: readonly Seat[],
    settled: ReadonlyMap<Seat, number>,
  ): boolean {
    const { window, carId: freed } = this.question;
    if (carId === freed && overlaps(seat.period, window)) return false;
    const staying = this.places
      .over(seat, carId)
      .filter((other) => !this.placed.has(other) && !pushed.includes(other));
    const arrived = [...this.placed, ...settled].some(
      ([other, at]) => at === carId && overlaps(other.period, seat.period),
    );
    return staying.length === 0 && !arrived;
  }
}
