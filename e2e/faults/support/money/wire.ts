import { expect } from 'vitest';
import type { Answer } from '../calls';
import type { Figures, RentalModel } from './rental-model';

/** The money of a rental as the API answers it. Roubles. */
export interface WireMoney {
  readonly version: number;
  readonly bookingIds: readonly number[];
  readonly rent: number;
  readonly owed: number;
  readonly paid: number;
  readonly balance: number;
  readonly charges: readonly { readonly id: number; readonly reversesId: number | null }[];
  readonly entries: readonly {
    readonly id: number;
    readonly kind: string;
    readonly reversesId: number | null;
  }[];
  readonly deposit: Readonly<Record<'held' | 'returned' | 'withheld', number>>;
  readonly advance: number;
}

/** A till may have less than it pays when the money came by another method. */
export const SHORT_REASON = 'из выручки';

export const toKopecks = (roubles: number): number => Math.round(roubles * 100);

const figuresOf = ({ rent, owed, paid, balance, deposit, advance }: WireMoney): Figures => ({
  rent: toKopecks(rent),
  owed: toKopecks(owed),
  paid: toKopecks(paid),
  balance: toKopecks(balance),
  held: toKopecks(deposit.held),
  returned: toKopecks(deposit.returned),
  withheld: toKopecks(deposit.withheld),
  advance: toKopecks(advance),
});

/** The rental's answer has the figures of the model, line for line. */
export function demandEqual(answer: Answer<WireMoney> | null, model: RentalModel): void {
  if (answer === null) throw new Error('no answer');
  const context = `rental ${model.id}`;
  expect(figuresOf(answer.body), context).toEqual(model.figures());
  const inForce = <Line extends { id: number; reversesId: number | null }>(
    lines: readonly Line[],
  ) => {
    const gone = new Set(lines.map(({ reversesId }) => reversesId));
    return lines.filter(({ id, reversesId }) => reversesId === null && !gone.has(id));
  };
  const known = (lines: readonly { id: number; isTakenBack: boolean }[]) =>
    lines.filter(({ isTakenBack }) => !isTakenBack).map(({ id }) => id);
  const ids = (lines: readonly { id: number }[]) => lines.map(({ id }) => id).sort((a, b) => a - b);
  expect(ids(inForce(answer.body.entries)), context).toEqual(
    known(model.entries).sort((a, b) => a - b),
  );
  expect(ids(inForce(answer.body.charges)), context).toEqual(
    known(model.charges).sort((a, b) => a - b),
  );
}
