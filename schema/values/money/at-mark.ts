/** A handover or return mark. */
export const MARKED_MOMENTS = ['handover', 'return'] as const;
export type MarkedMoment = (typeof MARKED_MOMENTS)[number];

/** Money action at a mark. */
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
  /** 0 after the end of the rental. */
  readonly depositToTake: number;
}

/**
 * Money of a mark (docs/domain.md, marks); empty: none. An overpayment is refunded at the end:
 * earlier the price may still rise.
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
