import type { Chance } from '@backend/samples/random';
import { type Cashier, learn, type TillStep, tillStep } from '@backend/testing/data/till-steps';
import { expect } from 'vitest';
import type { Answer } from '../calls';
import type { Login, Server } from './servers';

/** A request of a cashier; its key is the comment of what it records. */
export interface Sent {
  readonly key: string;
  readonly step: TillStep;
  readonly outcome: 'recorded' | 'refused' | 'unknown';
}

const RECORDED = 201;
const REFUSED = [404, 409, 422];
/** A stopping server refuses with 503. */
const isUnknown = (answer: Answer<unknown> | null): answer is null =>
  answer === null || answer.status === 503;

/** A user who records one document after another, at any server that answers. */
export class TillWriter {
  readonly sent = new Map<string, Sent>();
  private steps = 0;

  constructor(
    private readonly own: {
      readonly number: number;
      readonly login: Login;
      readonly cashier: Cashier;
      readonly other: Cashier;
      readonly servers: readonly Server[];
    },
    private readonly chance: Chance,
  ) {}

  /** Writes until it is over or no server answers. */
  async writeOn(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      this.steps += 1;
      const step = tillStep(this.chance, this.own.cashier);
      const key = `till-${this.own.number}-${this.steps}`;
      if (!(await this.send({ key, step, outcome: 'unknown' }))) return;
    }
  }

  /** Sends what was not answered again, under its key. */
  async repeat(): Promise<void> {
    for (const sent of this.sent.values()) {
      if (sent.outcome === 'unknown') expect(await this.send(sent)).toBe(true);
    }
  }

  /** False: no server answered. */
  private async send(sent: Sent): Promise<boolean> {
    this.sent.set(sent.key, sent);
    for (;;) {
      const up = this.own.servers.filter(({ isUp }) => isUp);
      if (up.length === 0) return false;
      const answer = await this.sendTo(this.chance.pick(up), sent);
      if (answer === null) continue;
      this.settle(sent, answer);
      return true;
    }
  }

  /** Every tenth request goes to two servers, or twice to one, at once. */
  private async sendTo(server: Server, { key, step }: Sent): Promise<Answer | null> {
    const body = { ...step.body, comment: key };
    const one = async (to: Server) => {
      const answer = await to.calls[this.own.login]('POST', step.path, body, key);
      if (!isUnknown(answer)) return answer as Answer;
      to.isUp = false;
      return null;
    };
    if (!this.chance.happens(0.1)) return one(server);
    const [first = null, second = null] = await Promise.all([
      one(server),
      one(this.own.servers.find((other) => other !== server && other.isUp) ?? server),
    ]);
    if (first?.status !== RECORDED) return second ?? first;
    if (second?.status === RECORDED) expect(second.body).toEqual(first.body);
    return first;
  }

  private settle(sent: Sent, { status, body }: Answer): void {
    const { cashier, other } = this.own;
    if (status === RECORDED) learn(sent.step, body, cashier, other);
    else expect(REFUSED, `${sent.step.path} ${JSON.stringify(body)}`).toContain(status);
    const outcome = status === RECORDED ? 'recorded' : 'refused';
    this.sent.set(sent.key, { ...sent, outcome });
  }
}
