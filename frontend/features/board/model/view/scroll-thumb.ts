import { clamp } from './clamp';
import type { Extent, Viewport } from './viewport';
import { visibleDays } from './viewport';

/** The thumb of a scrollbar: px from the start of its track. */
export interface Thumb {
  readonly offset: number;
  readonly size: number;
}

/** Range of a scrollbar: px or days. */
interface Scrolled {
  readonly from: number;
  readonly to: number;
  /** Start and length of the visible part. */
  readonly start: number;
  readonly visible: number;
}

/** Minimum size of a thumb, to see and grab it, px. */
const LEAST_SIZE = 28;

/** Days of the scrollbar before and after today: half a year and a year. */
const DAYS_BEFORE = 183;
const DAYS_AFTER = 366;

export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

/** The days of the scrollbar: those around today, extended by a view beyond them at rest. */
export function daySpan(today: number, first: number, last: number): DaySpan {
  const visible = last - first + 1;
  return {
    from: Math.min(today - DAYS_BEFORE, first - visible),
    to: Math.max(today + DAYS_AFTER, last + 1 + visible),
  };
}

export function scrolledDays(view: Viewport, extent: Extent, span: DaySpan): Scrolled {
  return { ...span, start: view.left, visible: visibleDays(view, extent) };
}

export function scrolledRows(view: Viewport, extent: Extent): Scrolled {
  return { from: 0, to: extent.contentHeight, start: view.scrollY, visible: extent.height };
}

/** The thumb on a track of the given px; null when all is visible. */
export function thumbOf(scrolled: Scrolled, track: number): Thumb | null {
  const { from, to, start, visible } = scrolled;
  const hidden = to - from - visible;
  if (hidden <= 0 || track <= LEAST_SIZE) return null;
  const size = Math.max(LEAST_SIZE, (visible / (to - from)) * track);
  const offset = clamp((start - from) / hidden, 0, 1) * (track - size);
  return { offset, size };
}

/** Start of the visible part with the thumb at `offset`. */
export function startAt(scrolled: Scrolled, track: number, offset: number): number {
  const { from, to, visible } = scrolled;
  const thumb = thumbOf(scrolled, track);
  if (!thumb) return scrolled.start;
  return from + clamp(offset / (track - thumb.size), 0, 1) * (to - from - visible);
}
