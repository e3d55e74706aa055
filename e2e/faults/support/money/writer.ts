import { addDays, type Day } from '@schema/values/time/calendar';
import { expect } from 'vitest';
import { today } from '../../../support/board/board-facts';
import { type Booked, bookingOf } from '../calls';
import { changeBooking, SLOT_DAYS } from './booking-steps';
import { changeMoney, moneyStep, raceForPaid } from './money-steps';
import { RentalModel } from './rental-model';
import type { PatientCalls } from './retried-calls';
import { stepsOf } from './steps';
import { pick } from './wanted';

/** Rentals of a writer that change in turn, and steps of one before the next takes its place. */
const LIVE = 3;
const STEPS_OF_RENTAL = 24;

/** The phone of a guest has seven digits of its own. */
const GUESTS_OF_WRITER = 10_000;

interface Made {
  readonly model: RentalModel;
  readonly day: Day;
}

/** A user with two cars of his own who makes one change after another. */
export class Writer {
  readonly made: Made[] = [];
  private steps = 0;

  constructor(
    private readonly calls: PatientCalls,
    private readonly own: {
      readonly number: number;
      readonly login: string;
      readonly cars: readonly [number, number];
    },
  ) {
    this.plan = stepsOf(own.number + 1);
  }

  private readonly plan: ReturnType<typeof stepsOf>;

  async writeOn(isOver: () => boolean): Promise<void> {
    while (!isOver()) await this.next();
  }

  private async next(): Promise<void> {
    const live = this.made.slice(-LIVE);
    const oldest = live[0];
    const isDone = live.length === LIVE && (oldest?.model.steps ?? 0) >= STEPS_OF_RENTAL;
    if (live.length < LIVE || isDone) return this.book();
    const { value: step } = this.plan.next();
    const chosen = step && pick(live, step.other);
    if (!step || !chosen) return;
    const { model, day } = chosen;
    const key = this.key();
    model.steps += 1;
    const [, otherCar] = this.own.cars;
    if (await changeBooking(this.calls, model, step, { otherCar, day, key })) return;
    if (step.kind === 'race') return raceForPaid(this.calls, model, step, key);
    const wanted = moneyStep(model, step);
    if (wanted) await changeMoney(this.calls, model, wanted, { key, isTwice: step.isTwice });
  }

  /** Every other rental has ended, the others are to come. */
  private async book(): Promise<void> {
    const { cars, number, login } = this.own;
    const at = this.made.length;
    const away = SLOT_DAYS * (1 + Math.floor(at / 2));
    const day = addDays(today(), at % 2 === 0 ? -away : away);
    const guest = number * GUESTS_OF_WRITER + at;
    const slot = bookingOf({ carId: cars[0], day }, guest);
    const answer = await this.calls.keyed<Booked>('/bookings/with-customer', slot, this.key());
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    const { id, startDate, endDate } = answer.body;
    const price = Math.round(slot.totalPrice * 100);
    const part = { id, carId: cars[0], startDate, endDate, price, isCancelled: false };
    const { body } = await this.calls.read<{ items: readonly { customerId: number }[] }>(
      `/money/debtors?side=${at % 2 === 0 ? 'owing' : 'planned'}&search=${encodeURIComponent(slot.customer.phone)}`,
    );
    expect(body.items).toHaveLength(1);
    this.made.push({ model: new RentalModel(part, login, body.items[0]?.customerId ?? 0), day });
  }

  private key(): string {
    this.steps += 1;
    return `money-${this.own.number}-${this.steps}`;
  }
}
