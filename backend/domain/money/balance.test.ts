import type { MoneyKind, MoneyMethod } from '@schema/values/money/ledger';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../refusal';
import {
  balanceOf,
  depositOf,
  type Ledger,
  type LedgerEntry,
  markOf,
  type Reversible,
  reversedIds,
  signed,
} from './balance';
import {
  assertChargeReversible,
  assertEntriesReversible,
  assertRefundable,
  assertReturnable,
  assertWithholdable,
} from './money-rules';

/** Histories per run; 1,000,000 of them take minutes. */
const RUNS = Number(process.env.LEDGER_RUNS ?? 300);

/** One step of a history; amounts and numbers are chosen without regard to the state. */
type Step =
  | { readonly does: 'create' | 'edit' | 'extend'; readonly part: number; readonly price: number }
  | { readonly does: 'swap' | 'join' | 'cancel' | 'restore' | 'remove'; readonly part: number }
  | { readonly does: Movement; readonly amount: number; readonly method: MoneyMethod }
  | { readonly does: 'withhold'; readonly amount: number; readonly isCharged: boolean }
  | { readonly does: 'charge'; readonly amount: number }
  | { readonly does: 'takeBack' | 'takeChargeBack'; readonly at: number };
type Movement = 'pay' | 'refund' | 'takeDeposit' | 'returnDeposit';

const amount = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 10 ** 11 }));
const part = fc.nat(3);
const does = <Word extends string>(...words: Word[]) => fc.constantFrom(...words);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ does: does('create', 'edit', 'extend'), part, price: amount }),
    fc.record({ does: does('swap', 'join', 'cancel', 'restore', 'remove'), part }),
    fc.record({
      does: does<Movement>('pay', 'refund', 'takeDeposit', 'returnDeposit'),
      amount,
      method: does<MoneyMethod>('cash', 'card', 'transfer', 'sbp'),
    }),
    fc.record({ does: does('withhold'), amount, isCharged: fc.boolean() }),
    fc.record({ does: does('charge'), amount }),
    fc.record({ does: does('takeBack', 'takeChargeBack'), at: fc.nat(20) }),
  ),
  { maxLength: 40 },
);

interface Part {
  price: number;
  isLive: boolean;
}

/**
 * A rental as stored, with sums computed independently of its entries: `paid`, `held`, `returned`,
 * `withheld`, `charged`.
 */
class Rental {
  readonly parts: Part[] = [];
  readonly entries: LedgerEntry[] = [];
  readonly charges: Reversible[] = [];
  readonly pairs = new Map<number, number>();
  accrued = 0;
  sums = { paid: 0, held: 0, returned: 0, withheld: 0, charged: 0 };
  #number = 0;

  get ledger(): Ledger {
    const { entries, charges } = this;
    return { rent: kopecks(this.accrued), entries, charges };
  }

  /** The effect of a change of `bookings` on `money_accruals`. */
  change(index: number, next: Partial<Part>): void {
    const one = this.parts[index % Math.max(1, this.parts.length)];
    if (!one) return;
    const before = one.isLive ? one.price : 0;
    Object.assign(one, next);
    this.accrued += (one.isLive ? one.price : 0) - before;
  }

  add(kind: MoneyKind, step: Pick<LedgerEntry, 'direction' | 'method' | 'amount' | 'reversesId'>) {
    this.#number += 1;
    this.entries.push({ id: this.#number, kind, ...step });
    return this.#number;
  }

  charge(charged: Kopecks, reversesId: number | null = null): void {
    this.#number += 1;
    this.charges.push({ id: this.#number, amount: charged, reversesId });
    this.sums.charged += reversesId === null ? charged : -charged;
  }
}

function book(rental: Rental, step: Step & { readonly part: number }): void {
  const { parts } = rental;
  const one = parts[step.part % Math.max(1, parts.length)];
  if (step.does === 'create' || step.does === 'swap') {
    parts.push({ price: 0, isLive: true });
    // A swap moves a third of the price to the second part.
    const moved = step.does === 'create' ? step.price : Math.floor((one?.price ?? 0) / 3);
    if (step.does === 'swap' && one)
      rental.change(parts.indexOf(one), { price: one.price - moved });
    rental.change(parts.length - 1, { price: step.does === 'swap' && !one?.isLive ? 0 : moved });
  } else if (step.does === 'edit' || step.does === 'extend') {
    rental.change(step.part, { price: step.price });
  } else if (step.does === 'join' && parts.length > 1) {
    const last = parts.length - 1;
    const moved = parts[last]?.isLive ? (parts[last]?.price ?? 0) : 0;
    rental.change(last, { isLive: false });
    parts.pop();
    rental.change(0, { price: (parts[0]?.price ?? 0) + moved });
  } else if (step.does === 'cancel' || step.does === 'remove') {
    rental.change(step.part, { isLive: false });
  } else rental.change(step.part, { isLive: true });
}

const MOVEMENTS = {
  pay: ['rent', 'in', null, 'paid'],
  refund: ['rent', 'out', assertRefundable, 'paid'],
  takeDeposit: ['deposit', 'in', null, 'held'],
  returnDeposit: ['deposit', 'out', assertReturnable, 'held'],
} as const;

function move(rental: Rental, step: Extract<Step, { does: Movement }>): void {
  const [kind, direction, check, sum] = MOVEMENTS[step.does];
  const moved = kopecks(step.amount);
  check?.(rental.ledger, moved);
  rental.add(kind, { direction, method: step.method, amount: moved, reversesId: null });
  rental.sums[sum] += direction === 'in' ? moved : -moved;
  if (step.does === 'returnDeposit') rental.sums.returned += moved;
}

function withhold(rental: Rental, kept: Kopecks, isCharged: boolean): void {
  assertWithholdable(rental.ledger, kept, isCharged);
  if (isCharged) rental.charge(kept);
  const line = { amount: kept, method: 'deposit', reversesId: null } as const;
  const first = rental.add('deposit', { ...line, direction: 'out' });
  const second = rental.add(isCharged ? 'charge' : 'rent', { ...line, direction: 'in' });
  rental.pairs.set(first, second).set(second, first);
  const { sums } = rental;
  rental.sums = {
    ...sums,
    held: sums.held - kept,
    paid: sums.paid + kept,
    withheld: sums.withheld + kept,
  };
}

function takeBack(rental: Rental, at: number): void {
  const { entries, pairs, sums } = rental;
  const one = entries[at % Math.max(1, entries.length)];
  if (!one) return;
  const together = entries.filter(({ id }) => id === one.id || id === pairs.get(one.id));
  assertEntriesReversible(together, rental.ledger);
  for (const entry of together) {
    const direction = entry.direction === 'in' ? 'out' : 'in';
    rental.add(entry.kind, { ...entry, direction, reversesId: entry.id });
    sums[entry.kind === 'deposit' ? 'held' : 'paid'] -= signed(entry);
    if (entry.kind === 'deposit' && entry.direction === 'out') {
      sums[entry.method === 'deposit' ? 'withheld' : 'returned'] -= entry.amount;
    }
  }
}

function run(rental: Rental, step: Step): void {
  if ('part' in step) book(rental, step);
  else if (step.does === 'withhold') withhold(rental, kopecks(step.amount), step.isCharged);
  else if (step.does === 'charge') rental.charge(kopecks(step.amount));
  else if ('at' in step) undo(rental, step);
  else move(rental, step);
}

function undo(rental: Rental, { does: what, at }: Extract<Step, { at: number }>): void {
  if (what === 'takeBack') {
    takeBack(rental, at);
    return;
  }
  const charge = rental.charges[at % Math.max(1, rental.charges.length)];
  if (!charge) return;
  assertChargeReversible(charge, rental.ledger);
  rental.charge(charge.amount, charge.id);
}

/** Runs a step; a refusal leaves everything unchanged. */
function attempt(rental: Rental, step: Step): void {
  try {
    run(rental, step);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

describe('a rental with any history', () => {
  test('has the sums of its lines, to the kopeck', () => {
    fc.assert(
      fc.property(steps, (history) => {
        const rental = new Rental();
        for (const step of history) attempt(rental, step);
        const { sums, ledger, parts, entries } = rental;
        const price = parts.reduce((all, { price: one, isLive }) => all + (isLive ? one : 0), 0);
        const balance = balanceOf(ledger);
        const { held, returned, withheld } = depositOf(entries);
        expect([balance.rent, balance.charged, balance.paid]).toEqual([
          price,
          sums.charged,
          sums.paid,
        ]);
        expect(balance.balance).toBe(price + sums.charged - sums.paid);
        expect([held, returned, withheld]).toEqual([sums.held, sums.returned, sums.withheld]);
        expect(Math.min(held, returned, withheld, balance.paid)).toBeGreaterThanOrEqual(0);
        const byDeposit = entries.filter(({ method }) => method === 'deposit').map(signed);
        expect(byDeposit.reduce((all, one) => all + one, 0)).toBe(0);
        const all = entries.reduce((sum, entry) => sum + signed(entry), 0);
        expect(all).toBe(balance.paid + held);
        expect(reversedIds(entries).size).toBe(
          entries.filter(({ reversesId }) => reversesId).length,
        );
      }),
      { numRuns: RUNS },
    );
  }, 1_200_000);
});

test.each([
  [0, 0, 'none'],
  [100, 0, 'unpaid'],
  [100, 99, 'partly'],
  [100, 100, 'paid'],
  [100, 101, 'overpaid'],
  [0, 1, 'overpaid'],
] as const)('of %d owed and %d paid the mark is %s', (owed, paid, mark) => {
  expect(markOf({ owed: kopecks(owed), paid: kopecks(paid) })).toBe(mark);
});
