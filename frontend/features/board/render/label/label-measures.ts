import { initialsOf } from '../../model/look/initials';
import type { BoardEvent } from '../../model/rows/board-event';
import type { FontName, TextFit } from '../pen/text-fit';
import {
  type LabelArea,
  type LabelPlan,
  type LabelSign,
  PILL_TEXTS,
  type PillForm,
} from './label-parts';

/** Px: before the text, before the text of a cut block, after the text. */
const INSET = 15;
const CUT_INSET = 16;
const RIGHT = 8;
/** Width below which a block has smaller insets, px. */
const NARROW = 72;
const NARROW_INSET = 12;
const NARROW_RIGHT = 4;
/** Width of a block with room for a sign alone, and the space around the sign, px. */
const TINY = 25;
const TINY_INSET = 7;
const TINY_RIGHT = 2;
const BADGE_PADDING = 6;
/** Gap between two parts, px. */
export const GAP = 8;
const PILL_ICON = 13;
const PILL_PADDING = 7;
/** Width of a sign without letters, px. */
export const SIGN = 9;

/** Measures the parts of one label and builds a plan of them. */
export class LabelMeasures {
  readonly left: number;
  readonly right: number;

  constructor(
    readonly event: BoardEvent,
    readonly room: LabelArea,
    readonly fit: TextFit,
    readonly forms: readonly PillForm[],
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

  /** Slightly left of the name, so that the digits align with its letters. */
  get badgeLeft(): number {
    return this.left - 2;
  }

  /** The name, shortened to its beginning or to initials; '' when neither fits. */
  name(font: FontName, room: number): string {
    const { event, fit } = this;
    const name = fit.fit(event.title, font, room);
    if (name !== '' || event.kind === 'maintenance') return name;
    const initials = initialsOf(event.record.customer);
    return fit.width(initials, font) <= room ? initials : '';
  }

  /** The name takes the width up to `nameRight`; missing parts are omitted. */
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
}
