import type { MarkedMoment } from '@schema/values/money/at-mark';
import { type ComponentType, createContext } from 'react';
import type { MarkableBooking } from './markable-booking';

/** Money recorded together with a mark. */
export interface TakenMoney {
  /** «принято 6 900 ₽»; '': none. */
  readonly said: string;
  /** Reverses it by offsetting entries; resolves to whether all entries are reversed. */
  readonly undo: () => Promise<boolean>;
}

export interface MarkMoneyProps {
  readonly at: MarkedMoment;
  readonly booking: MarkableBooking;
  /** Marks after the money was recorded (null: without money). Throws the refusal of the mark. */
  readonly onMark: (taken: TakenMoney | null) => Promise<void>;
  readonly onClose: () => void;
}

/**
 * The question about money before a mark, provided by the application, as recording payments is a
 * feature of its own. Null: marks ask no question.
 */
export const MarkMoneyContext = createContext<ComponentType<MarkMoneyProps> | null>(null);
