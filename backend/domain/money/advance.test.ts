import { type Kopecks, kopecks } from '@schema/values/money/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../refusal';
import {
  type AdvanceLine,
  advanceOf,
  assertAdvanceCovers,
  assertAdvanceReturnable,
  assertAdvanceReversible,
  assertCreditable,
} from './advance';
import { balanceOf, type Ledger, type LedgerEntry, signed } from './balance';
import { assertEntriesReversible, assertRefundable } from './money-rules';

/** Histories per run; 1,000,000 of them take minutes. */
const RUNS = Number(process.env.LEDGER_RUNS ?? 300);

interface Step {
  readonly does: 'take' | 'return' | 'credit' | 'keep' | 'pay' | 'takeBack' | 'takeEntryBack';
  readonly sum: number;
  /** Index of one of two rentals. */
  readonly rental: number;
  /** Index of the entry to reverse. */
  readonly at: number;
}

/** Amounts and numbers are chosen without regard to the state. */
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    does: fc.constantFrom<Step['does'][]>(
      ...(['take', 'return', 'credit', 'keep', 'pay', 'takeBack', 'takeEntryBack'] as const),
    ),
    sum: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 10 ** 11 })),
    rental: fc.nat(1),
    at: fc.nat(20),
  }),
  { maxLength: 40 },
);

/** A customer with two rentals of 500 kopecks, with expected sums beside the entries. */
class Customer {
  readonly lines: AdvanceLine[] = [];
  readonly rentals: readonly LedgerEntry[][] = [[], []];
  /** Id of the advance entry by id of the rental entry. */
  readonly linked = new Map<number, number>();
  readonly paid = [0, 0];
  advance = 0;
  #number = 0;

  ledger(index: number): Ledger {
    return { rent: kopecks(500), charges: [], entries: this.rentals[index] ?? [] };
  }

  add(draft: Omit<AdvanceLine, 'id'>): number {
    this.#number += 1;
    this.lines.push({ id: this.#number, ...draft });
    this.advance += signed(draft);
    return this.#number;
  }

  enter(index: number, draft: Omit<LedgerEntry, 'id' | 'kind'>): number {
    this.#number += 1;
    this.rentals[index]?.push({ id: this.#number, kind: 'rent', ...draft });
    this.paid[index] = (this.paid[index] ?? 0) + signed(draft);
    return this.#number;
  }

  /** Money between the advance and a rental. */
  move(index: number, moved: Kopecks, direction: 'in' | 'out'): void {
    const draft = { amount: moved, method: 'advance', reversesId: null } as const;
    const entry = this.enter(index, { ...draft, direction });
    this.linked.set(entry, this.add({ ...draft, direction: opposite(direction) }));
  }
}

const opposite = (direction: 'in' | 'out') => (direction === 'in' ? 'out' : 'in');

function takeEntryBack(customer: Customer, index: number, at: number): void {
  const entries = customer.rentals[index] ?? [];
  const entry = entries[at % Math.max(1, entries.length)];
  if (!entry) return;
  assertEntriesReversible([entry], customer.ledger(index));
  const line = customer.lines.find(({ id }) => id === customer.linked.get(entry.id));
  if (line) assertAdvanceCovers(line, customer.lines);
  const back = { ...entry, direction: opposite(entry.direction), reversesId: entry.id } as const;
  const contrary = customer.enter(index, back);
  if (!line) return;
  const { direction, amount, method } = line;
  const draft = { amount, method, direction: opposite(direction), reversesId: line.id } as const;
  customer.linked.set(contrary, customer.add(draft));
}

function takeBack(customer: Customer, at: number): void {
  const { lines } = customer;
  const line = lines[at % Math.max(1, lines.length)];
  if (!line) return;
  assertAdvanceReversible(line, lines);
  customer.add({ ...line, direction: opposite(line.direction), reversesId: line.id });
}

const cash = (amount: number) =>
  ({ amount: kopecks(amount), method: 'cash', reversesId: null }) as const;

const DOES: Readonly<Record<Step['does'], (customer: Customer, step: Step) => void>> = {
  take: (customer, { sum }) => customer.add({ ...cash(sum), direction: 'in' }),
  return: (customer, { sum }) => {
    assertAdvanceReturnable(customer.lines, kopecks(sum));
    customer.add({ ...cash(sum), direction: 'out' });
  },
  pay: (customer, { sum, rental }) => customer.enter(rental, { ...cash(sum), direction: 'in' }),
  credit: (customer, { sum, rental }) => {
    assertCreditable(customer.lines, customer.ledger(rental), kopecks(sum));
    customer.move(rental, kopecks(sum), 'in');
  },
  keep: (customer, { sum, rental }) => {
    assertRefundable(customer.ledger(rental), kopecks(sum));
    customer.move(rental, kopecks(sum), 'out');
  },
  takeBack: (customer, { at }) => takeBack(customer, at),
  takeEntryBack: (customer, { at, rental }) => takeEntryBack(customer, rental, at),
};

/** Runs a step; a refusal leaves everything unchanged. */
function attempt(customer: Customer, step: Step): void {
  try {
    DOES[step.does](customer, step);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

test('after any history the advance is the sum of its entries and never below 0', () => {
  fc.assert(
    fc.property(steps, (history) => {
      const customer = new Customer();
      for (const step of history) {
        attempt(customer, step);
        expect(customer.advance).toBeGreaterThanOrEqual(0);
        expect(Math.min(...customer.paid)).toBeGreaterThanOrEqual(0);
      }
      expect(advanceOf(customer.lines)).toBe(customer.advance);
      const paid = [0, 1].map((index) => balanceOf(customer.ledger(index)).paid);
      expect(paid).toEqual(customer.paid);
      const moved = [...customer.lines, ...customer.rentals.flat()]
        .filter(({ method }) => method === 'advance')
        .reduce((sum, line) => sum + signed(line), 0);
      expect(moved).toBe(0);
    }),
    { numRuns: RUNS },
  );
}, 1_200_000);

const line = (id: number, sum: number, more: Partial<AdvanceLine> = {}): AdvanceLine => ({
  id,
  direction: 'in',
  method: 'cash',
  amount: kopecks(sum),
  reversesId: null,
  ...more,
});
const credit = line(2, 300, { direction: 'out', method: 'advance' });
const LEDGER: Ledger = { rent: kopecks(500), charges: [], entries: [] };

test.each([
  ['a refund exceeds the advance', () => assertAdvanceReturnable([line(1, 300)], kopecks(301))],
  ['more than the advance is credited', () => assertCreditable([line(1, 3)], LEDGER, kopecks(4))],
  ['more than is owed is credited', () => assertCreditable([line(1, 600)], LEDGER, kopecks(501))],
  [
    'an advance that is used is reversed',
    () => assertAdvanceReversible(line(1, 300), [line(1, 300), credit]),
  ],
  [
    'a credit is reversed from the advance',
    () => assertAdvanceReversible(credit, [line(1, 300), credit]),
  ],
  [
    'an entry is reversed twice',
    () =>
      assertAdvanceCovers(line(1, 300), [
        line(1, 300),
        line(2, 300, { direction: 'out', reversesId: 1 }),
        line(3, 900),
      ]),
  ],
])('refuses when %s', (_title, rule) => {
  expect(rule).toThrow(Refusal);
});

test('the available advance may be refunded, credited and reversed', () => {
  assertAdvanceReturnable([line(1, 300)], kopecks(300));
  assertCreditable([line(1, 600)], LEDGER, kopecks(500));
  assertAdvanceReversible(line(1, 300), [line(1, 300)]);
});
