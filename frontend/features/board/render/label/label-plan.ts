import { BOARD_TEXTS } from '@schema/texts/board/board';
import type { Whereabouts } from '@schema/values/bookings/whereabouts';
import type { EventLook } from '../../model/look/event-look';
import { isFaded } from '../../model/look/role-looks';
import type { BoardEvent } from '../../model/rows/board-event';
import type { TextFit } from '../pen/text-fit';
import { GAP, LabelMeasures, SIGN } from './label-measures';
import type { LabelArea, LabelPlan, PillForm } from './label-parts';

/** Forms by width; the widest that fits is used. */
const DUE_FORMS: readonly PillForm[] = ['full', 'short', 'arrow'];
const WHEREABOUTS_FORMS: Partial<Readonly<Record<Whereabouts, readonly PillForm[]>>> = {
  overdue: ['overdue', 'overdueSign'],
  late_pickup: ['latePickup', 'latePickupSign'],
  unconfirmed: ['unconfirmed', 'unconfirmedSign'],
};
const NO_FORMS: readonly PillForm[] = [];

/** Minimum heights of a block for each layout, px. */
const TWO_LINES_FROM = 40;
const ONE_LINE_FROM = 14;
const SIGN_FROM = 11;

function nothing(label: LabelMeasures): LabelPlan {
  return { ...label.plan({ lines: 0, name: '' }), sign: 'none' };
}

/** Label of a block too low for letters. */
function signOnly(label: LabelMeasures): LabelPlan {
  return label.plan({ lines: 1, name: '' });
}

/** A low block: the name, then the pill or its sign, then the end time if all fit. */
function oneLine(label: LabelMeasures): LabelPlan {
  const { event, right, left, inner } = label;
  const endText = label.room.cutRight ? '' : event.endText;
  const endRoom = endText === '' ? 0 : label.badge(endText) + GAP;
  const rest = inner - label.fit.width(event.title, 'line') - GAP;
  const fits = (room: number) => label.forms.find((form) => label.pill(form) <= room);
  const shortest = label.forms.slice(-1).find((form) => label.pill(form) <= inner);
  const pill = fits(rest - endRoom) ?? shortest ?? 'none';
  const pillWidth = label.pill(pill);
  const pillRoom = pillWidth === 0 ? 0 : pillWidth + GAP;
  const isEndShown = endText !== '' && pillRoom + endRoom - GAP <= rest;
  const endWidth = isEndShown ? endRoom - GAP : 0;
  return label.plan({
    lines: 1,
    name: label.name('line', inner - pillRoom - (isEndShown ? endRoom : 0)),
    nameX: left,
    end: isEndShown ? endText : '',
    endX: right - pillRoom - endWidth,
    endWidth,
    pill,
    pillX: right - pillWidth,
    pillWidth,
  });
}

/** «до 18.11 · 21 000 ₽» for past events: no badges; a price that does not fit is omitted. */
function past(label: LabelMeasures, endDay: string): LabelPlan {
  const until = `${BOARD_TEXTS.until} ${endDay}`;
  const full = label.event.price ? `${until} · ${label.event.price}` : until;
  const text = label.fit.width(full, 'detail') <= label.inner ? full : until;
  return label.plan({ detail: label.fit.fit(text, 'detail', label.inner), detailX: label.left });
}

/** First line: name and time of return. Second: start badge and pill; the pill is omitted last. */
function dueReturn(label: LabelMeasures): LabelPlan {
  const { event, right, badgeLeft, forms } = label;
  const pill = forms.find((form) => label.pill(form) <= right - badgeLeft) ?? 'none';
  const pillWidth = label.pill(pill);
  const startText = label.room.cutLeft ? '' : event.startText;
  const startWidth = label.badge(startText);
  const startFits = badgeLeft + startWidth + GAP + pillWidth <= right;
  const endWidth = label.fit.width(event.endText, 'title');
  const endFits = label.fit.width(event.title, 'title') + GAP + endWidth + 3 <= label.inner;
  const endShown = endFits && !label.room.cutRight;
  const endX = endShown ? right - endWidth - 3 : right;
  return label.plan({
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

/** Start badge, price, end badge: omitted in the order price, end, start. */
function usual(label: LabelMeasures): LabelPlan {
  const { event, right, badgeLeft } = label;
  const start = label.room.cutLeft ? '' : event.startText;
  const end = label.room.cutRight ? '' : event.endText;
  const [startWidth, endWidth] = [label.badge(start), label.badge(end)];
  const room = right - badgeLeft;
  const startShown = startWidth > 0 && startWidth <= room;
  const taken = startShown ? startWidth + GAP : 0;
  const endShown = endWidth > 0 && taken + endWidth <= room;
  const detailX = startShown ? badgeLeft + taken : label.left;
  const detailEnd = endShown ? right - endWidth - GAP : right;
  const priceFits =
    event.price !== '' && label.fit.width(event.price, 'detail') <= detailEnd - detailX;
  return label.plan({
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

/** The documented pill of a last day takes precedence over a late pickup (requirements.md, B14). */
function pillForms({ whereabouts, dueToday }: EventLook): readonly PillForm[] {
  if (dueToday && whereabouts !== 'overdue') return DUE_FORMS;
  return (whereabouts && WHEREABOUTS_FORMS[whereabouts]) ?? NO_FORMS;
}

/**
 * Plans a label (docs/design.md): as the width decreases the price is omitted first, then the end
 * badge, then the name is shortened, finally to initials or a sign. The full text is always in the
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
  const label = new LabelMeasures(event, room, fit, forms);
  if (room.height < SIGN_FROM || label.inner < SIGN) return nothing(label);
  if (room.height < ONE_LINE_FROM) return signOnly(label);
  if (room.height < TWO_LINES_FROM) return oneLine(label);
  if (forms.length > 0) return dueReturn(label);
  if (isFaded(look.role)) return past(label, endDay);
  return usual(label);
}
