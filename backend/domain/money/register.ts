import { PAYMENT_METHODS, type PaymentMethod } from '@schema/values/money/ledger';
import { type Kopecks, kopecks } from '@schema/values/money/money';

interface Sums {
  readonly cameIn: Kopecks;
  readonly wentOut: Kopecks;
}

/** Opening + received − paid = closing. */
export interface Turnover extends Sums {
  readonly opening: Kopecks;
  readonly closing: Kopecks;
}

const NONE: Sums = { cameIn: kopecks(0), wentOut: kopecks(0) };

/** A turnover from the sums before the period and within it. */
export function turnoverOf(before: Sums = NONE, within: Sums = NONE): Turnover {
  const opening = kopecks(before.cameIn - before.wentOut);
  const { cameIn, wentOut } = within;
  return { opening, cameIn, wentOut, closing: kopecks(opening + cameIn - wentOut) };
}

/** A movement of the register as its sums need it. */
interface Movement {
  readonly method: PaymentMethod;
  readonly direction: 'in' | 'out';
  readonly amount: Kopecks;
  readonly tillId: number | null;
  readonly toTillId: number | null;
}

/** The effect of a line on the cash of the chosen tills; between two of them: 0. */
export function cashEffect(line: Movement, tillIds: ReadonlySet<number>): number {
  if (line.method !== 'cash') return 0;
  const of = (tillId: number | null) => tillId !== null && tillIds.has(tillId);
  if (line.toTillId !== null) {
    const out = of(line.tillId) ? -line.amount : 0;
    return out + (of(line.toTillId) ? line.amount : 0);
  }
  if (!of(line.tillId)) return 0;
  return line.direction === 'in' ? line.amount : -line.amount;
}

/** The cash after each line, from the opening cash. */
export function runningCash<Line extends Movement>(
  lines: readonly Line[],
  opening: Kopecks,
  tillIds: ReadonlySet<number>,
): (Line & { readonly cash: Kopecks | null })[] {
  let cash = opening as number;
  return lines.map((line) => {
    const effect = cashEffect(line, tillIds);
    cash += effect;
    return { ...line, cash: line.method === 'cash' ? kopecks(cash) : null };
  });
}

export interface MethodTurnover extends Turnover {
  readonly method: PaymentMethod;
}

/** Turnovers of the methods but cash. */
export const methodTurnovers = (
  before: ReadonlyMap<PaymentMethod, Sums>,
  within: ReadonlyMap<PaymentMethod, Sums>,
): MethodTurnover[] =>
  PAYMENT_METHODS.filter((method) => method !== 'cash').map((method) => ({
    method,
    ...turnoverOf(before.get(method), within.get(method)),
  }));
