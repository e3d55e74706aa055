/** A handover or a return that is marked. */
export const MARKED_MOMENTS = ['handover', 'return'] as const;
export type MarkedMoment = (typeof MARKED_MOMENTS)[number];

/** What is done with the money at a mark. */
export type MarkJob = 'payment' | 'refund' | 'deposit' | 'returnDeposit';

export interface MarkPart {
  readonly job: MarkJob;
  /** Roubles, above 0. */
  readonly sum: number;
}

interface MoneyFacts {
  /** Roubles. Above 0: the customer owes. */
  readonly balance: number;
  readonly held: number;
  /** 0 once the rental is over. */
  readonly depositToTake: number;
}

/**
 * The money that a mark asks about (docs/domain.md, marks); empty: it asks nothing. What was paid too
 * much goes back at the end: before it the price may still rise.
 */
export function moneyAtMark(
  at: MarkedMoment,
  { balance, held, depositToTake }: MoneyFacts,
): readonly MarkPart[] {
  const parts: readonly MarkPart[] =
    at === 'handover'
      ? [
          { job: 'payment', sum: balance },
          { job: 'deposit', sum: depositToTake },
        ]
      : [
          { job: 'payment', sum: balance },
          { job: 'refund', sum: -balance },
          { job: 'returnDeposit', sum: held },
        ];
  return parts.filter(({ sum }) => sum > 0);
}
