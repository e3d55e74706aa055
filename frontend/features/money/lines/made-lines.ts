import type { RentalMoneyFacts } from '../useRentalMoney';
import type { ReversibleLine } from './useReverseMoney';

type Lines = Pick<RentalMoneyFacts, 'entries' | 'charges'>;

interface Line {
  readonly id: number;
  readonly userName: string;
  readonly reversesId: number | null;
}

function newIn<One extends Line>(
  after: readonly One[],
  before: readonly Line[],
  user: string,
): One[] {
  const known = new Set(before.map(({ id }) => id));
  const isOwn = ({ id, reversesId, userName }: One) =>
    reversesId === null && userName === user && !known.has(id);
  return after.filter(isOwn);
}

/**
 * Lines recorded by one save of this user, entries before charges, for its undo. Both entries of a
 * withholding are reversed through the one of the deposit.
 */
export function madeLines(before: Lines, after: Lines, user: string): readonly ReversibleLine[] {
  const entries = newIn(after.entries, before.entries, user)
    .filter(({ kind, method }) => method !== 'deposit' || kind === 'deposit')
    .map(({ id }) => ({ kind: 'entry', id }) as const);
  const charges = newIn(after.charges, before.charges, user).map(
    ({ id }) => ({ kind: 'charge', id }) as const,
  );
  return [...entries, ...charges];
}

/** Advance lines recorded by one save of this user, for its undo. */
export const madeAdvances = (
  before: { readonly advances: readonly Line[] },
  after: { readonly advances: readonly Line[] },
  user: string,
): readonly ReversibleLine[] =>
  newIn(after.advances, before.advances, user).map(({ id }) => ({ kind: 'advance', id }));
