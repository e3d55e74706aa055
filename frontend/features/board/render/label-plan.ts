import { BOARD_TEXTS } from '@schema/texts/board/board';
import { WHEREABOUTS_TEXTS } from '@schema/texts/bookings/whereabouts';
import type { Whereabouts } from '@schema/values/bookings/whereabouts';
import type { EventLook } from '../model/look/event-look';
import type { BoardEvent } from '../model/rows/board-event';
import type { TextFit } from './text-fit';

/** The label of a block of one width; all x are px from the left edge of its visible part. */
export interface LabelPlan {
  /** Two lines, one line in a low block, or nothing at all. */
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

/** The widest form that fits is taken. */
const DUE_FORMS: readonly PillForm[] = ['full', 'short', 'arrow'];
const WHEREABOUTS_FORMS: Partial<Readonly<Record<Whereabouts, readonly PillForm[]>>> = {
  overdue: ['overdue', 'overdueSign'],
  late_pickup: ['latePickup', 'latePickupSign'],
  unconfirmed: ['unconfirmed', 'unconfirmedSign'],
};

/** Px: before the text, before the text of a cut block, after the text. */
const INSET = 15;
const CUT_INSET = 16;
const RIGHT = 8;
/** A narrower block has smaller insets, px. */
const NARROW = 72;
const NARROW_INSET = 12;
const NARROW_RIGHT = 4;
const BADGE_PADDING = 6;
const GAP = 8;
const PILL_ICON = 13;
const PILL_PADDING = 7;
const TWO_LINES_FROM = 40;
const ONE_LINE_FROM = 14;
const MIN_NAME = 14;

/** Measures the parts of one label; see `planLabel` for the order in which they are left out. */
class Planner {
  private readonly left: number;
  private readonly right: number;

  constructor(
    private readonly event: BoardEvent,
    private readonly room: LabelArea,
    private readonly fit: TextFit,
  ) {
    const narrow = room.width < NARROW;
    this.left = room.cutLeft ? CUT_INSET : narrow ? NARROW_INSET : INSET;
    this.right = room.width - (narrow ? NARROW_RIGHT : RIGHT);
  }

  get inner(): number {
    return this.right - this.left;
  }

  badge(text: string): number {
    return text === '' ? 0 : this.fit.width(text, 'badge') + 2 * BADGE_PADDING;
  }

  pill(form: PillForm): number {
    if (form === 'none') return 0;
    const text = PILL_TEXTS[form];
    const words = text === '' ? 0 : this.fit.width(text, 'pill') + 3;
    return words + PILL_ICON + 2 * PILL_PADDING - 2;
  }

  /** A little left of the name, so that the digits align with its letters. */
  get badgeLeft(): number {
    return this.left - 2;
  }

  /** The name takes the width up to `nameRight`; missing parts are left out. */
  plan(parts: Partial<LabelPlan>, nameRight = this.right): LabelPlan {
    const { event, left, right } = this;
    const name = parts.name ?? this.fit.fit(event.title, 'title', nameRight - left);
    const none = { start: '', startX: 0, startWidth: 0, end: '', endX: right, endWidth: 0 };
    const rest = { detail: '', detailX: 0, pill: 'none' as const, pillX: 0, pillWidth: 0 };
    return { lines: 2, nameX: left, ...none, ...rest, ...parts, name };
  }

  nothing(): LabelPlan {
    return this.plan({ lines: 0, name: '' });
  }

  /** A low block: the name, and the time of its end where both fit. */
  oneLine(): LabelPlan {
    const { event, right } = this;
    const end = this.room.cutRight ? '' : event.endText;
    const endWidth = this.badge(end);
    const both = this.fit.width(event.title, 'title') + GAP + endWidth <= this.inner;
    if (end === '' || !both) return this.plan({ lines: 1 });
    return this.plan({ lines: 1, end, endWidth, endX: right - endWidth });
  }

  /** «до 18.11 · 21 000 ₽» for past events: no badges; the price is left out as a whole. */
  past(endDay: string): LabelPlan {
    const until = `${BOARD_TEXTS.until} ${endDay}`;
    const full = this.event.price ? `${until} · ${this.event.price}` : until;
    const text = this.fit.width(full, 'detail') <= this.inner ? full : until;
    return this.plan({ detail: this.fit.fit(text, 'detail', this.inner), detailX: this.left });
  }

  /**
   * First line: name and time of return. Second: start badge and pill; the pill is left out last.
   */
  dueReturn(forms: readonly PillForm[]): LabelPlan {
    const { event, right, badgeLeft } = this;
    const pill = forms.find((form) => this.pill(form) <= right - badgeLeft) ?? 'none';
    const pillWidth = this.pill(pill);
    const startText = this.room.cutLeft ? '' : event.startText;
    const startWidth = this.badge(startText);
    const startFits = badgeLeft + startWidth + GAP + pillWidth <= right;
    const endWidth = this.fit.width(event.endText, 'title');
    const endFits = this.fit.width(event.title, 'title') + GAP + endWidth + 3 <= this.inner;
    const endShown = endFits && !this.room.cutRight;
    const endX = endShown ? right - endWidth - 3 : right;
    return this.plan({
      start: startFits ? startText : '',
      startX: badgeLeft,
      startWidth,
      end: endShown ? event.endText : '',
      endX,
      endWidth,
      pill,
      pillX: right - pillWidth,
      pillWidth,
    });
  }

  /** Start badge, price, end badge: left out in the order price, end, start. */
  usual(): LabelPlan {
    const { event, right, badgeLeft } = this;
    const start = this.room.cutLeft ? '' : event.startText;
    const end = this.room.cutRight ? '' : event.endText;
    const [startWidth, endWidth] = [this.badge(start), this.badge(end)];
    const room = right - badgeLeft;
    const startShown = startWidth > 0 && startWidth <= room;
    const taken = startShown ? startWidth + GAP : 0;
    const endShown = endWidth > 0 && taken + endWidth <= room;
    const detailX = startShown ? badgeLeft + taken : this.left;
    const detailEnd = endShown ? right - endWidth - GAP : right;
    const priceFits =
      event.price !== '' && this.fit.width(event.price, 'detail') <= detailEnd - detailX;
    return this.plan({
      start: startShown ? start : '',
      startX: badgeLeft,
      startWidth,
      end: endShown ? end : '',
      endX: right - endWidth,
      endWidth,
      detail: priceFits ? event.price : '',
      detailX,
    });
  }
}

/** The documented pill of a last day comes before a late pickup (requirements.md, B14). */
function pillForms({ whereabouts, dueToday }: EventLook): readonly PillForm[] | undefined {
  if (dueToday && whereabouts !== 'overdue') return DUE_FORMS;
  return whereabouts ? WHEREABOUTS_FORMS[whereabouts] : undefined;
}

/**
 * Plans a label (docs/design.md): by measured width the price is left out first, then the end
 * badge, then the name is shortened. The full text is always in the accessible grid. `endDay`: the
 * last day, 'ДД.ММ'.
 */
export function planLabel(
  event: BoardEvent,
  look: EventLook,
  room: LabelArea,
  endDay: string,
  fit: TextFit,
): LabelPlan {
  const planner = new Planner(event, room, fit);
  if (room.height < ONE_LINE_FROM || planner.inner < MIN_NAME) return planner.nothing();
  if (room.height < TWO_LINES_FROM) return planner.oneLine();
  const forms = pillForms(look);
  if (forms) return planner.dueReturn(forms);
  if (look.role === 'past' || look.role === 'serviceDone') return planner.past(endDay);
  return planner.usual();
}
