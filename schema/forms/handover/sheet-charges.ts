import { money } from '@schema/messages/money';
import type { Proposal } from '@schema/values/handover/proposals';
import { CHARGE_KINDS, type ChargeKind } from '@schema/values/money/ledger';
import { amountText, parseAmount } from '@schema/values/money/money';
import { trimmedOrNull } from '@schema/values/words/text';
import { parsedList } from './parsed-list';

/** What was decided about a charge of a sheet. */
export interface TypedCharge {
  /** The kind of a proposal, `damage-` and the key of its damage, or `own-` and a number. */
  readonly key: string;
  readonly kind: ChargeKind;
  readonly isOn: boolean;
  /** Roubles as typed; null: those of the proposal. */
  readonly sum: string | null;
  /** Null: the explanation of the proposal. */
  readonly reason: string | null;
}

/** A charge as the form shows it. */
export interface ChargeRow {
  readonly key: string;
  readonly kind: ChargeKind;
  readonly isOn: boolean;
  readonly sum: string;
  readonly reason: string;
  /** Added by the user. */
  readonly isOwn: boolean;
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

function isTypedCharge(value: unknown): value is TypedCharge {
  if (typeof value !== 'object' || value === null) return false;
  const { key, kind, isOn, sum, reason }: Partial<Record<string, unknown>> = { ...value };
  return (
    typeof key === 'string' &&
    CHARGE_KINDS.some((one) => one === kind) &&
    typeof isOn === 'boolean' &&
    isTextOrNull(sum) &&
    isTextOrNull(reason)
  );
}

/** The charges of a sheet as typed; unreadable ones are left out. */
export const typedCharges = (text: unknown): readonly TypedCharge[] =>
  parsedList(text).filter(isTypedCharge);

const OWN = 'own-';
const DAMAGE = 'damage-';

export const isOwnCharge = ({ key }: Pick<TypedCharge, 'key'>): boolean => key.startsWith(OWN);

const keyOf = (proposal: Proposal): string =>
  proposal.kind === 'damage' ? `${DAMAGE}${proposal.damage}` : proposal.kind;

/** Key of the damage that a charge is about; null: none. */
export const damageKeyOf = ({ key }: Pick<TypedCharge, 'key'>): string | null =>
  key.startsWith(DAMAGE) ? key.slice(DAMAGE.length) : null;

/**
 * The rows of the form: proposals, off at first, which follow the readings until they were edited;
 * edited ones that are not proposed any more; charges of the user's own.
 */
export function chargeRows(
  proposals: readonly Proposal[],
  typed: readonly TypedCharge[],
  reasonOf: (proposal: Proposal) => string,
): readonly ChargeRow[] {
  const byKey = new Map(typed.map((one) => [one.key, one]));
  const proposed = proposals.map((proposal): ChargeRow => {
    const key = keyOf(proposal);
    const one = byKey.get(key);
    byKey.delete(key);
    const sum = one?.sum ?? (proposal.sum === null ? '' : amountText(proposal.sum));
    const reason = one?.reason ?? reasonOf(proposal);
    return { key, kind: proposal.kind, isOn: one?.isOn ?? false, sum, reason, isOwn: false };
  });
  const left = [...byKey.values()].filter(
    (one) => isOwnCharge(one) || (damageKeyOf(one) === null && one.sum !== null),
  );
  return [
    ...proposed,
    ...left.map(({ sum, reason, ...one }) => ({
      ...one,
      sum: sum ?? '',
      reason: reason ?? '',
      isOwn: isOwnCharge(one),
    })),
  ];
}

type ChargeChange = Partial<Omit<TypedCharge, 'key'>>;

/** The typed charges after a change of a row. */
export function withCharge(
  typed: readonly TypedCharge[],
  { key, kind, isOn }: Pick<ChargeRow, 'key' | 'kind' | 'isOn'>,
  change: ChargeChange,
): readonly TypedCharge[] {
  const next = (one: TypedCharge) => ({ ...one, ...change });
  return typed.some((one) => one.key === key)
    ? typed.map((one) => (one.key === key ? next(one) : one))
    : [...typed, next({ key, kind, isOn, sum: null, reason: null })];
}

/** The typed charges with another one of the user's own, on. */
export function withOwnCharge(typed: readonly TypedCharge[]): readonly TypedCharge[] {
  const numbers = typed.filter(isOwnCharge).map(({ key }) => Number(key.slice(OWN.length)) || 0);
  const key = `${OWN}${Math.max(0, ...numbers) + 1}`;
  return [...typed, { key, kind: 'other', isOn: true, sum: '', reason: '' }];
}

/** The charges that are on. Requires valid sums. */
export const sentCharges = (rows: readonly ChargeRow[]) =>
  rows
    .filter(({ isOn }) => isOn)
    .map(({ kind, sum, reason }) => ({
      kind,
      amount: parseAmount(sum) ?? 0,
      comment: trimmedOrNull(reason),
    }));

/** Sum of the charges that are on, roubles; unreadable ones count as 0. */
export const chargedSum = (rows: readonly ChargeRow[]): number =>
  sentCharges(rows).reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;

/** The charges of a sheet that was sent, as typed. */
export const typedOfSent = (
  charges: readonly {
    readonly kind?: ChargeKind | null | undefined;
    readonly amount?: number | null | undefined;
    readonly comment?: string | null | undefined;
  }[],
): readonly TypedCharge[] => {
  const seen = new Set<string>();
  return charges.map(({ kind: sentKind, amount, comment }, at) => {
    const kind = sentKind ?? 'other';
    const isProposed = ['mileage', 'fuel', 'late'].includes(kind) && !seen.has(kind);
    seen.add(kind);
    const key = isProposed ? kind : `${OWN}${at + 1}`;
    return { key, kind, isOn: true, sum: amountText(amount ?? 0), reason: comment ?? '' };
  });
};

/** Message about the sum of a charge that is on; null: none. */
export function chargeProblem({ isOn, sum, key, kind }: TypedCharge, damages: readonly string[]) {
  const damage = damageKeyOf({ key });
  if (!isOn || (damage !== null && !damages.includes(damage))) return null;
  if (sum === null) return kind === 'damage' ? money.amountRequired : null;
  const amount = parseAmount(sum);
  if (amount === null || amount < 0) return money.amountRequired;
  return amount === 0 ? money.amountNotPositive : null;
}
