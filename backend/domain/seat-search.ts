import { RESEATING } from '@schema/constants';
import { overlaps } from '@schema/values/period';
import { addCost, type Cost, isBelow, NOTHING, STAYS } from './seat-cost';
import type { Seat, Seating, SeatQuestion } from './seat-facts';
import { costOf, type Option, type Step, stepsOf } from './seat-steps';

/**
 * Where the movable bookings of a car's window can go, with the fewest moves, then most often to the same
 * model, then at the nearest price (docs/domain.md, re-seating). A booking that stands in the way somewhere
 * else moves on only when single moves do not suffice, and pushes nobody further. Bounded: at most
 * RESEATING.steps places are tried and RESEATING.options cars per booking.
 */
export function searchSeats(question: SeatQuestion): Seating {
  return new SeatSearch(question).run();
}

class SeatSearch {
  private readonly byCar: ReadonlyMap<number, readonly Seat[]>;
  private readonly steps: readonly Step[];
  private readonly placed = new Map<Seat, number>();
  private readonly leavers = new Map<Seat, boolean>();
  private stepsLeft: number = RESEATING.steps;
  private best: { cost: Cost; moves: ReadonlyMap<number, number> };

  constructor(private readonly question: SeatQuestion) {
    this.byCar = Map.groupBy(question.seats, ({ carId }) => carId);
    const leaving = (this.byCar.get(question.carId) ?? [])
      .filter((seat) => seat.isMovable && overlaps(seat.period, question.window))
      .sort((a, b) => a.period.startDate.getTime() - b.period.startDate.getTime());
    const optionsOf = leaving.map((seat) => this.optionsFor(seat));
    const suffice = optionsOf.every(([first]) => first?.inTheWay.length === 0);
    // Bookings of one car never overlap each other, so without chains each takes its own best car.
    const alone = optionsOf.map((options) => options.filter((one) => one.inTheWay.length === 0));
    this.steps = stepsOf(
      leaving,
      suffice ? alone.map((options) => options.slice(0, 1)) : optionsOf,
    );
    const moves = new Map<number, number>();
    let cost = NOTHING;
    for (const [index, seat] of leaving.entries()) {
      const option = alone[index]?.[0];
      if (option) moves.set(seat.id, option.carId);
      cost = addCost(cost, option?.cost ?? STAYS);
    }
    this.best = { cost, moves };
  }

  run(): Seating {
    this.place(0, NOTHING, new Set());
    const { moves, cost } = this.best;
    const left = this.steps.map(({ seat }) => seat).filter(({ id }) => !moves.has(id));
    return { moves, left, cost, isBest: this.stepsLeft > 0 };
  }

  /** Gives the leaving bookings from this one on a car each, or leaves them. */
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

  /** Gives those that were pushed away a car each; their moves are counted already. */
  private settle(pushed: readonly Seat[], cost: Cost, settled: ReadonlyMap<Seat, number>): void {
    if (!isBelow(cost, this.best.cost)) return;
    const seat = pushed[settled.size];
    if (!seat) {
      const moves = [...this.placed, ...settled].map(([one, carId]) => [one.id, carId] as const);
      this.best = { cost, moves: new Map(moves) };
      return;
    }
    // Looking through a large fleet is many steps at once.
    this.stepsLeft -= Math.ceil(this.question.carIds.length / RESEATING.options);
    if (this.stepsLeft <= 0) return;
    const free = this.rank(seat, (carId) => this.isFree(seat, carId, pushed, settled));
    for (const { carId, cost: price } of free) {
      const next = addCost(cost, { ...price, moves: 0 });
      this.settle(pushed, next, new Map([...settled, [seat, carId]]));
    }
  }

  /** May a booking that was pushed away take the car, now that the others stand where they do? */
  private isFree(
    seat: Seat,
    carId: number,
    pushed: readonly Seat[],
    settled: ReadonlyMap<Seat, number>,
  ): boolean {
    const { window, carId: freed } = this.question;
    if (carId === freed && overlaps(seat.period, window)) return false;
    const staying = this.over(seat, carId).filter(
      (other) => !this.placed.has(other) && !pushed.includes(other),
    );
    const arrived = [...this.placed, ...settled].some(
      ([other, at]) => at === carId && overlaps(other.period, seat.period),
    );
    return staying.length === 0 && !arrived;
  }

  private optionsFor(seat: Seat): readonly Option[] {
    const others = new Map<number, readonly Seat[]>();
    const ranked = this.rank(seat, (carId) => {
      if (carId === this.question.carId) return false;
      const inTheWay = this.over(seat, carId);
      others.set(carId, inTheWay);
      return inTheWay.every((other) => this.canLeave(other));
    });
    return ranked
      .map((option) => ({ ...option, inTheWay: others.get(option.carId) ?? [] }))
      .sort((a, b) => a.inTheWay.length - b.inTheWay.length)
      .slice(0, RESEATING.options);
  }

  /** Is there a car that nothing immovable keeps from this booking? */
  private canLeave(seat: Seat): boolean {
    const known = this.leavers.get(seat);
    if (known !== undefined) return known;
    const { carIds, carId: freed, window } = this.question;
    const can =
      seat.isMovable &&
      carIds.some(
        (carId) =>
          carId !== seat.carId &&
          !(carId === freed && overlaps(seat.period, window)) &&
          this.over(seat, carId).every(({ isMovable }) => isMovable),
      );
    this.leavers.set(seat, can);
    return can;
  }

  /** The cars that pass, the nearest first. */
  private rank(seat: Seat, passes: (carId: number) => boolean) {
    return this.question.carIds
      .filter((carId) => carId !== seat.carId && passes(carId))
      .map((carId) => ({ carId, cost: costOf(this.question.distance(seat, carId)) }))
      .sort((a, b) => (isBelow(a.cost, b.cost) ? -1 : isBelow(b.cost, a.cost) ? 1 : 0));
  }

  private over(seat: Seat, carId: number): readonly Seat[] {
    return (this.byCar.get(carId) ?? []).filter(({ period }) => overlaps(period, seat.period));
  }
}
