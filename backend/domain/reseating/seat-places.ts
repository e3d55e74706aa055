import { RESEATING } from '@schema/constants/fleet';
import { overlaps } from '@schema/values/time/period';
import { byCost } from './seat-cost';
import type { Seat, SeatQuestion } from './seat-facts';
import { costOf, type Option } from './seat-steps';

/** The cars a booking could move to, given the current fleet. */
export class SeatPlaces {
  private readonly byCar: ReadonlyMap<number, readonly Seat[]>;
  private readonly leavers = new Map<Seat, boolean>();
  private isCut = false;

  constructor(private readonly question: SeatQuestion) {
    this.byCar = Map.groupBy(question.seats, ({ carId }) => carId);
  }

  /** Whether some cars were excluded from the search. */
  get isPartial(): boolean {
    return this.isCut;
  }

  /** Movable bookings of the window, by start. */
  leaving(): readonly Seat[] {
    const { carId, window } = this.question;
    return (this.byCar.get(carId) ?? [])
      .filter((seat) => seat.isMovable && overlaps(seat.period, window))
      .sort((a, b) => a.period.startDate.getTime() - b.period.startDate.getTime());
  }

  /** Free cars, nearest first. */
  freeFor(seat: Seat): readonly Option[] {
    const isFree = (carId: number) =>
      carId !== this.question.carId && this.over(seat, carId).length === 0;
    return this.rank(seat, isFree).map((option) => ({ ...option, inTheWay: [] }));
  }

  /** Adds cars that could be freed, cars with the fewest conflicts first; bounded. */
  withChains(seat: Seat, free: readonly Option[]): readonly Option[] {
    const options = free.slice(0, RESEATING.options);
    const others = new Map<number, readonly Seat[]>();
    const ranked = this.rank(seat, (carId) => {
      const inTheWay = this.over(seat, carId);
      others.set(carId, inTheWay);
      const isNext = carId !== this.question.carId && inTheWay.length > 0;
      return isNext && inTheWay.every(({ isMovable }) => isMovable);
    })
      .map((option) => ({ ...option, inTheWay: others.get(option.carId) ?? [] }))
      .sort((a, b) => a.inTheWay.length - b.inTheWay.length);
    for (const option of ranked) {
      if (options.length >= RESEATING.options) {
        this.isCut = true;
        break;
      }
      if (option.inTheWay.every((other) => this.canLeave(other))) options.push(option);
    }
    return options;
  }

  /** The other cars that satisfy the condition, nearest first. */
  rank(seat: Seat, passes: (carId: number) => boolean) {
    return this.question.carIds
      .filter((carId) => carId !== seat.carId && passes(carId))
      .map((carId) => ({ carId, cost: costOf(this.question.distance(seat, carId)) }))
      .sort((a, b) => byCost(a.cost, b.cost));
  }

  /** The events of the car that overlap the booking. */
  over(seat: Seat, carId: number): readonly Seat[] {
    return (this.byCar.get(carId) ?? []).filter(({ period }) => overlaps(period, seat.period));
  }

  /** Whether some car has no immovable event over this booking. */
  private canLeave(seat: Seat): boolean {
    const known = this.leavers.get(seat);
    if (known !== undefined) return known;
    const { carIds, carId: freed, window } = this.question;
    const can = carIds.some(
      (carId) =>
        carId !== seat.carId &&
        !(carId === freed && overlaps(seat.period, window)) &&
        this.over(seat, carId).every(({ isMovable }) => isMovable),
    );
    this.leavers.set(seat, can);
    return can;
  }
}
