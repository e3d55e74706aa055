import { BOARD_TEXTS } from '@schema/texts/board/board';
import type { Whereabouts } from '@schema/values/bookings/whereabouts';
import type { EventLook } from '../../model/look/event-look';
import { initialsOf } from '../../model/look/initials';
import type { BoardEvent } from '../../model/rows/board-event';
import type { FontName, TextFit } from '../text-fit';
import {
  type LabelArea,
  type LabelPlan,
  type LabelSign,
  PILL_TEXTS,
  type PillForm,
} from './label-parts';

/** The widest form that fits is taken. */
const DUE_FORMS: readonly PillForm[] = ['full', 'short', 'arrow'];
const WHEREABOUTS_FORMS: Partial<Readonly<Record<Whereabouts, readonly PillForm[]>>> = {
  overdue: ['overdue', 'overdueSign'],
  late_pickup: ['latePickup', 'latePickupSign'],
  unconfirmed: ['unconfirmed', 'unconfirmedSign'],
};
const NO_FORMS: readonly PillForm[] = [];

/** Px: before the text, before the text of a cut block, after the text. */
const INSET = 15;
const CUT_INSET = 16;
const RIGHT = 8;
/** A narrower block has smaller insets, px. */
const NARROW = 72;
const NARROW_INSET = 12;
const NARROW_RIGHT = 4;
/** A block with room for a sign alone, and the space around the sign, px. */
const TINY = 25;
const TINY_INSET = 7;
const TINY_RIGHT = 2;
const BADGE_PADDING = 6;
const GAP = 8;
const PILL_ICON = 13;
const PILL_PADDING = 7;
const TWO_LINES_FROM = 40;
const ONE_LINE_FROM = 14;
const SIGN_FROM = 11;
/** Width of a sign without letters. */
const SIGN = 9;

/** Measures the parts of one label; see `planLabel` for the order in which they are left out. */
class Planner {
  private readonly left: number;
  private readonly right: number;

  constructor(
    private readonly event: BoardEvent,
    private readonly room: LabelArea,
    private readonly fit: TextFit,
    private readonly forms: readonly PillForm[],
  ) {
    const narrow = room.width < NARROW;
    const tiny = room.width < TINY;
    const left = tiny ? TINY_INSET : narrow ? NARROW_INSET : INSET;
    this.left = room.cutLeft ? CUT_INSET : left;
    this.right = room.width - (tiny ? TINY_RIGHT : narrow ? NARROW_RIGHT : RIGHT);
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

  /** The name, shortened to its beginning or to initials; '' where neither fits. */
  name(font: FontName, room: number): string {
    const { event, fit } = this;
    const name = fit.fit(event.title, font, room);
    if (name !== '' || event.kind === 'maintenance') return name;
    const initials = initialsOf(event.record.customer);
    return fit.width(initials, font) <= room ? initials : '';
  }

  /** The name takes the width up to `nameRight`; missing parts are left out. */
  plan(parts: Partial<LabelPlan>, nameRight = this.right): LabelPlan {
    const { event, left, right } = this;
    const name = parts.name ?? this.name('title', nameRight - left);
    const none = { start: '', startX: 0, startWidth: 0, end: '', endX: right, endWidth: 0 };
    const rest = { detail: '', detailX: 0, pill: 'none' as const, pillX: 0, pillWidth: 0 };
    const sign: LabelSign = 'none';
    const plan = { lines: 2 as const, nameX: left, ...none, ...rest, sign, ...parts, name };
    const { start, end, detail, pill } = plan;
    const hasText = name !== '' || start !== '' || end !== '' || detail !== '';
    if (hasText || pill !== 'none' || this.inner < SIGN) return plan;
    const own = event.kind === 'maintenance' ? 'service' : 'customer';
    return { ...plan, sign: this.forms.at(-1) ?? own };
  }

  nothing(): LabelPlan {
    return { ...this.plan({ lines: 0, name: '' }), sign: 'none' };
  }

  /** A block too low for letters. */
  signOnly(): LabelPlan {
    return this.plan({ lines: 1, name: '' });
  }

  /** A low block: the name, then the pill or its sign, then the time of its end where all fit. */
  oneLine(): LabelPlan {
    const { event, right, left, inner } = this;
    const endText = this.room.cutRight ? '' : event.endText;
    const endRoom = endText === '' ? 0 : this.badge(endText) + GAP;
    const rest = inner - this.fit.width(event.title, 'line') - GAP;
    const fits = (room: number) => this.forms.find((form) => this.pill(form) <= room);
    const shortest = this.forms.slice(-1).find((form) => this.pill(form) <= inner);
    const pill = fits(rest - endRoom) ?? shortest ?? 'none';
    const pillWidth = this.pill(pill);
    const pillRoom = pillWidth === 0 ? 0 : pillWidth + GAP;
    const isEndShown = endText !== '' && pillRoom + endRoom - GAP <= rest;
    const endWidth = isEndShown ? endRoom - GAP : 0;
    return this.plan({
      lines: 1,
      name: this.name('line', inner - pillRoom - (isEndShown ? endRoom : 0)),
      nameX: left,
      end: isEndShown ? endText : '',
      endX: right - pillRoom - endWidth,
      endWidth,
      pill,
      pillX: right - pillWidth,
      pillWidth,
    });
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
  dueReturn(): LabelPlan {
    const { event, right, badgeLeft, forms } = this;
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
function pillForms({ whereabouts, dueToday }: EventLook): readonly PillForm[] {
  if (dueToday && whereabouts !== 'overdue') return DUE_FORMS;
  return (whereabouts && WHEREABOUTS_FORMS[whereabouts]) ?? NO_FORMS;
}

/**
 * Plans a label (docs/design.md): by measured width the price is left out first, then the end
 * badge, then the name is shortened, at last to initials or a sign. The full text is always in the
 * accessible grid. `endDay`: the last day, 'ДД.ММ'.
 */
export function planLabel(
  event: BoardEvent,
  look: EventLook,
  room: LabelArea,
  endDay: string,
  fit: TextFit,
): LabelPlan {
  const forms = pillForms(look);
  const planner = new Planner(event, room, fit, forms);
  if (room.height < SIGN_FROM || planner.inner < SIGN) return planner.nothing();
  if (room.height < ONE_LINE_FROM) return planner.signOnly();
  if (room.height < TWO_LINES_FROM) return planner.oneLine();
  if (forms.length > 0) return planner.dueReturn();
  if (look.role === 'past' || look.role === 'serviceDone') return planner.past(endDay);
  return planner.usual();
}
