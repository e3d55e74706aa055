import { PAYMENT_METHODS } from '@schema/values/money/ledger';
import fc from 'fast-check';

/** What a writer does next; a step that the rental does not allow is a payment instead. */
const KINDS = [
  'pay',
  'pay',
  'pay',
  'refund',
  'deposit',
  'deposit',
  'return',
  'withhold',
  'withholdFine',
  'takeAdvance',
  'takeAdvance',
  'returnAdvance',
  'credit',
  'credit',
  'keep',
  'takeBackAdvance',
  'charge',
  'charge',
  'takeBack',
  'takeBack',
  'takeBackCharge',
  'race',
  'edit',
  'extend',
  'swap',
  'undoSwap',
  'cancel',
  'restore',
  'restore',
] as const;

export const step = fc.record({
  kind: fc.constantFrom(...KINDS),
  amount: fc.integer({ min: 1, max: 300_000 }),
  method: fc.constantFrom(...PAYMENT_METHODS),
  /** Place among the lines, parts or rentals that there are. */
  which: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  other: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  /** Sent twice at once under one key. */
  isTwice: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
});

export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Steps without an end, the same for the same seed. */
export function* stepsOf(seed: number): Generator<Step> {
  for (let turn = 0; ; turn += 1) {
    yield* fc.sample(step, { seed: seed * 100_000 + turn, numRuns: 200 });
  }
}
