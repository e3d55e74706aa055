import type {
  MoneyDirection,
  MoneyKind,
  MoneyMark,
  MoneyMethod,
} from '@schema/values/money/ledger';
import { type Kopecks, kopecks } from '@schema/values/money/money';

/** A ledger line that can be reversed by an offsetting entry. */
export interface Reversible {
  readonly id: number;
  readonly amount: Kopecks;
  readonly reversesId: number | null;
}

export interface LedgerEntry extends Reversible {
  readonly kind: MoneyKind;
  readonly direction: MoneyDirection;
  readonly method: MoneyMethod;
}

/** All recorded money of one rental. */
export interface Ledger {
  /** Cost of the rental: the sum of its recorded changes. */
  readonly rent: Kopecks;
  readonly charges: readonly Reversible[];
  readonly entries: readonly LedgerEntry[];
}

export interface Balance {
  readonly rent: Kopecks;
  readonly charged: Kopecks;
  /** Rent and charges. */
  readonly owed: Kopecks;
  readonly paid: Kopecks;
  /** Above 0: the customer owes; below 0: we do. */
  readonly balance: Kopecks;
}

interface DepositBalance {
  readonly held: Kopecks;
  readonly returned: Kopecks;
  readonly withheld: Kopecks;
}

export const sumOf = (amounts: readonly Kopecks[]): Kopecks =>
  kopecks(amounts.reduce((sum, amount) => sum + amount, 0));

/** Ids of the reversed lines. */
export const reversedIds = (lines: readonly Reversible[]): ReadonlySet<number> =>
  new Set(lines.flatMap(({ reversesId }) => reversesId ?? []));

/** Lines in force: neither reversed nor reversing. */
function inForce<Line extends Reversible>(lines: readonly Line[]): Line[] {
  const reversed = reversedIds(lines);
  return lines.filter(({ id, reversesId }) => reversesId === null && !reversed.has(id));
}

export const signed = ({ direction, amount }: Pick<LedgerEntry, 'direction' | 'amount'>): Kopecks =>
  kopecks(direction === 'in' ? amount : -amount);

export function balanceOf({ rent, charges, entries }: Ledger): Balance {
  const charged = sumOf(inForce(charges).map(({ amount }) => amount));
  const paid = sumOf(entries.filter(({ kind }) => kind !== 'deposit').map(signed));
  const owed = kopecks(rent + charged);
  return { rent, charged, owed, paid, balance: kopecks(owed - paid) };
}

export function depositOf(entries: readonly LedgerEntry[]): DepositBalance {
  const deposits = entries.filter(({ kind }) => kind === 'deposit');
  const gone = inForce(deposits).filter(({ direction }) => direction === 'out');
  const part = (isWithheld: boolean) =>
    sumOf(
      gone
        .filter(({ method }) => (method === 'deposit') === isWithheld)
        .map(({ amount }) => amount),
    );
  return { held: sumOf(deposits.map(signed)), returned: part(false), withheld: part(true) };
}

export function markOf({ owed, paid }: Pick<Balance, 'owed' | 'paid'>): MoneyMark {
  if (paid > owed) return 'overpaid';
  if (paid === owed) return owed === 0 ? 'none' : 'paid';
  return paid > 0 ? 'partly' : 'unpaid';
}
