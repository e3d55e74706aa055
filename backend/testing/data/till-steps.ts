import type { Chance } from '@backend/samples/random';

/** A request of a cashier. */
export interface TillStep {
  readonly kind: Kind;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const KINDS = [
  'payment',
  'payment',
  'deposit',
  'depositReturn',
  'cashEntry',
  'expense',
  'expense',
  'collection',
  'handover',
  'outcome',
  'count',
  'payout',
  'reversal',
  'reversal',
] as const;
export type Kind = (typeof KINDS)[number];

/** A cashier, and what the requests may name. */
export interface Cashier {
  readonly login: string;
  readonly rentals: readonly number[];
  readonly partners: readonly number[];
  readonly expenseKinds: readonly number[];
  readonly officeTill: number;
  /** The till of the other cashier, which does not accept by itself. */
  readonly otherTill: number;
  /** Documents that may be reversed; some already are. */
  readonly made: string[];
  /** Handovers sent to this cashier. */
  readonly received: number[];
}

interface Answer {
  readonly id?: number;
  readonly isPending?: boolean;
  readonly entries?: readonly { readonly id: number }[];
}

/** Number of no document. */
const UNKNOWN = 999_999;

/** The next random request of a cashier; some are refused. */
export function tillStep(chance: Chance, cashier: Cashier): TillStep {
  const kind = chance.pick(KINDS);
  const amount = chance.whole(1, 500_000) / 100;
  const method = chance.pick(['cash', 'cash', 'card', 'transfer'] as const);
  const tillId = chance.pick([null, cashier.officeTill]);
  const shortReason = chance.pick([null, 'Доложили', 'Доложили']);
  const paid = { amount, method, tillId };
  const left = { ...paid, shortReason };
  const rental = `/bookings/${chance.pick(cashier.rentals)}/money`;
  const cash = { amount, tillId, shortReason };
  switch (kind) {
    case 'payment':
      return { kind, path: `${rental}/payments`, body: paid };
    case 'deposit':
      return { kind, path: `${rental}/deposits`, body: paid };
    case 'depositReturn':
      return { kind, path: `${rental}/deposit-returns`, body: { ...left, amount: 1 } };
    case 'cashEntry':
      return { kind, path: '/cashbox/entries', body: { amount, tillId } };
    case 'expense': {
      const [kindId, partnerId] = [
        chance.pick(cashier.expenseKinds),
        chance.pick([null, ...cashier.partners]),
      ];
      return { kind, path: '/money/expenses', body: { ...left, kindId, partnerId } };
    }
    case 'collection':
      return { kind, path: '/money/collections', body: { ...cash, place: 'bank' } };
    case 'handover': {
      const toTillId = chance.pick([cashier.officeTill, cashier.otherTill, cashier.otherTill]);
      return { kind, path: '/money/handovers', body: { ...cash, toTillId } };
    }
    case 'outcome': {
      const id = chance.pick(cashier.received.length > 0 ? cashier.received : [UNKNOWN]);
      const outcome = chance.pick(['accepted', 'accepted', 'declined'] as const);
      return { kind, path: `/money/handovers/${id}/outcome`, body: { outcome, shortReason } };
    }
    case 'count':
      return { kind, path: '/money/till-counts', body: { counted: amount, tillId } };
    case 'payout': {
      const confirmed = chance.happens(0.7);
      const path = `/partners/${chance.pick(cashier.partners)}/payouts`;
      return { kind, path, body: { ...left, confirmed } };
    }
    case 'reversal': {
      const path =
        cashier.made.length > 0
          ? chance.pick(cashier.made)
          : `/money/operations/${UNKNOWN}/reverse`;
      return { kind, path, body: {} };
    }
  }
}

/** Remembers a recorded document, so that later requests may name it. */
export function learn({ kind, path }: TillStep, answer: Answer, by: Cashier, other: Cashier): void {
  const { id = 0 } = answer;
  if (kind === 'expense' || kind === 'collection' || kind === 'payout') {
    by.made.push(`/money/operations/${id}/reverse`);
  } else if (kind === 'cashEntry') by.made.push(`/cashbox/entries/${id}/reverse`);
  else if (kind === 'handover' && answer.isPending) other.received.push(id);
  else if (kind === 'outcome') {
    const ended = by.received.findIndex((one) => path.startsWith(`/money/handovers/${one}/`));
    if (ended >= 0) by.received.splice(ended, 1);
  } else if (kind === 'payment' || kind === 'deposit') {
    const last = Math.max(0, ...(answer.entries ?? []).map((entry) => entry.id));
    by.made.push(`/money/entries/${last}/reverse`);
  }
}
