import type { MarkedMoment } from '@schema/values/money/at-mark';
import { type ComponentType, createContext } from 'react';
import type { MarkableBooking } from './useMarkBooking';

/** Money that was recorded together with a mark. */
export interface TakenMoney {
  /** «принято 6 900 ₽»; '': none. */
  readonly said: string;
  /** Takes it back by contrary entries; resolves to whether all of it is back. */
  readonly undo: () => Promise<boolean>;
}

export interface MarkMoneyProps {
  readonly at: MarkedMoment;
  readonly booking: MarkableBooking;
  /** Marks after the money was recorded (null: without money). Throws what the mark was refused with. */
  readonly onMark: (taken: TakenMoney | null) => Promise<void>;
  readonly onClose: () => void;
}

/**
 * The question about money before a mark, which the application gives: it records payments, and those
 * are a feature. Null: marks ask nothing.
 */
export const MarkMoneyContext = createContext<ComponentType<MarkMoneyProps> | null>(null);
