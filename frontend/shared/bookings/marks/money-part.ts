import type { MarkedMoment } from '@schema/values/money/at-mark';
import type { ComponentType, ReactNode } from 'react';
import type { UnansweredCash } from './cash-entry';
import type { TakenMoney } from './mark-money';
import type { MarkableBooking } from './markable-booking';

/** The chosen money of a page. */
export interface PreparedMoney {
  /** Records it; `charges`: number of charges that the page recorded before it. */
  readonly record: (charges: number) => Promise<TakenMoney | null>;
  /** What is still to be recorded: all before `record`, the rest after it failed. */
  readonly left: () => UnansweredCash;
}

/** What the page shows of its money part. */
export interface MoneyPartState {
  /** «Выдать и принять 6 900 ₽» */
  readonly action: string;
  /** Whether anything is recorded. */
  readonly isLeft: boolean;
  /** Null: the sums are invalid, and the part says why. */
  readonly prepare: () => PreparedMoney | null;
}

export interface MoneyPartProps {
  readonly at: MarkedMoment;
  readonly booking: MarkableBooking;
  /** Charges of the page that are not recorded yet, roubles. */
  readonly charged: number;
  /** Null: nothing is asked. */
  readonly onState: (state: MoneyPartState | null) => void;
  /** Frames the fields. */
  readonly frame: (fields: ReactNode) => ReactNode;
}

/** The money of a mark as a part of a page, as recording payments is a feature of its own. */
export type MoneyPartComponent = ComponentType<MoneyPartProps>;
