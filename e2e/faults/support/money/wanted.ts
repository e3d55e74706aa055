import { expect } from 'vitest';
import type { KnownEntry, RentalModel } from './rental-model';
import type { WireMoney } from './wire';

/** A change of money and what the product has to make of it. */
export interface Wanted {
  readonly path: string;
  readonly body: object;
  /** By the model. */
  readonly isAllowed: boolean;
  /** Records the acknowledged lines, whose numbers are the ones not known before. */
  readonly record: (answer: WireMoney) => void;
  /** The answer is the money of the customer, not of the rental. */
  readonly isOfCustomer?: boolean;
}

/** The one at the place; `which` from 0 up to 1. */
export const pick = <One>(list: readonly One[], which: number): One | undefined =>
  list[Math.floor(which * list.length)];

export const newIds = (
  lines: readonly { id: number }[],
  known: readonly { id: number }[],
): number[] => {
  const before = new Set(known.map(({ id }) => id));
  return lines.flatMap(({ id }) => (before.has(id) ? [] : [id])).sort((a, b) => a - b);
};

type NewEntry = Pick<KnownEntry, 'isDeposit' | 'direction' | 'method'>;

/** Records the entries of the answer that the model does not know, in order of their numbers. */
export function learn(
  model: RentalModel,
  answer: WireMoney,
  amount: number,
  rows: readonly NewEntry[],
) {
  const own = answer.entries.filter(({ reversesId }) => reversesId === null);
  const ids = newIds(own, model.entries);
  expect(ids).toHaveLength(rows.length);
  for (const [at, row] of rows.entries()) {
    const pair = rows.length === 2 ? (ids[1 - at] ?? null) : null;
    model.entries.push({ ...row, amount, pair, id: ids[at] ?? 0, isTakenBack: false });
  }
}
