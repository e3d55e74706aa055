import { BOARD_TEXTS } from '@schema/texts/board/board';
import { WHEREABOUTS_TEXTS } from '@schema/texts/bookings/whereabouts';

/** The label of a block of one width; all x are px from the left edge of its visible part. */
export interface LabelPlan {
  /** Two lines, one line in a low block, or none. */
  readonly lines: 0 | 1 | 2;
  readonly name: string;
  readonly nameX: number;
  /** Text of the badge at the start, '' when it is not shown. */
  readonly start: string;
  readonly startX: number;
  readonly startWidth: number;
  /** The badge at the end; for a return today the time at the right of the first line. */
  readonly end: string;
  readonly endX: number;
  readonly endWidth: number;
  /** Price or «до 18.11 · 21 000 ₽». */
  readonly detail: string;
  readonly detailX: number;
  /** «Возврат сегодня» or «не возвращена», a shorter form, or the sign alone. */
  readonly pill: PillForm;
  readonly pillX: number;
  readonly pillWidth: number;
  /** Sign of the kind of event, at the place of the name, when neither letters nor a pill fit. */
  readonly sign: LabelSign;
}

export type PillForm =
  | 'none'
  | 'full'
  | 'short'
  | 'arrow'
  | 'overdue'
  | 'overdueSign'
  | 'latePickup'
  | 'latePickupSign'
  | 'unconfirmed'
  | 'unconfirmedSign';

export type LabelSign = PillForm | 'customer' | 'service';

export interface LabelArea {
  /** Visible width and height of the block, px. */
  readonly width: number;
  readonly height: number;
  readonly cutLeft: boolean;
  readonly cutRight: boolean;
}

export const PILL_TEXTS: Readonly<Record<PillForm, string>> = {
  none: '',
  full: BOARD_TEXTS.dueToday,
  short: BOARD_TEXTS.dueShort,
  arrow: '',
  overdue: WHEREABOUTS_TEXTS.overdue,
  overdueSign: '',
  latePickup: WHEREABOUTS_TEXTS.late_pickup,
  latePickupSign: '',
  unconfirmed: WHEREABOUTS_TEXTS.unconfirmed,
  unconfirmedSign: '',
};
