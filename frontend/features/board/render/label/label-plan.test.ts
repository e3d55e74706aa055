import { describe, expect, it } from 'vitest';
import { eventLook } from '../../model/look/event-look';
import { at, booking, maintenance, NO_MARK, rowsOf, ZONE } from '../../testing/board-rows';
import { TextFit } from '../pen/text-fit';
import type { LabelPlan } from './label-parts';
import { planLabel } from './label-plan';

// Every glyph is 8 px wide.
const fit = new TextFit(() => 8);

function plan(
  width: number,
  more: { cutLeft?: boolean; cutRight?: boolean; height?: number } = {},
  record: ReturnType<typeof booking> | ReturnType<typeof maintenance> = booking(
    1,
    '21 10:00',
    '24 18:00',
  ),
) {
  const [event] = rowsOf([record]).rows[0]?.events ?? [];
  if (!event) throw new Error('no event');
  const look = eventLook(event, new Date(NO_MARK.nowMs), ZONE);
  const { cutLeft = false, cutRight = false, height = 52 } = more;
  return planLabel(event, look, { width, height, cutLeft, cutRight }, '24.11', fit);
}

const shown = ({ name, start, detail, end, pill }: LabelPlan) =>
  [name, start, detail, end, pill === 'none' ? '' : pill]
    .filter(Boolean)
    .join(' | ')
    .replaceAll('\u00a0', ' ');

describe('the label of a block', () => {
  it('has everything on a wide one', () => {
    expect(shown(plan(300))).toBe('Марина Котова | 10:00 | 16 800 ₽ | 18:00');
  });

  it('omits the price first, then the end, then letters of the name', () => {
    expect(shown(plan(190))).toBe('Марина Котова | 10:00 | 18:00');
    expect(shown(plan(120))).toBe('Марина Кото… | 10:00');
    expect(shown(plan(60))).toBe('Мари…');
    expect(shown(plan(50))).toBe('Мар…');
    expect(shown(plan(30))).toBe('');
  });

  it.each([
    ['the beginning of the name', 43, 'Ма…', 'none'],
    ['initials', 39, 'МК', 'none'],
    ['a sign', 30, '', 'customer'],
    ['a sign beside a thin bar', 18, '', 'customer'],
    ['nothing', 17, '', 'none'],
  ])('of a short one is %s', (_, width, name, sign) => {
    expect(plan(width)).toMatchObject({ name, sign });
    expect(plan(width, { height: 24 })).toMatchObject({ name, sign });
  });

  it('is never empty where a sign fits, and never reaches beyond its block', () => {
    for (const height of [11, 24, 52]) {
      for (let width = 18; width < 120; width += 1) {
        const label = plan(width, { height });
        const { name, nameX, sign, start, pill } = label;
        expect([width, height, name + start !== '' || pill !== 'none' || sign !== 'none']).toEqual([
          width,
          height,
          true,
        ]);
        if (sign !== 'none') expect(nameX + 9).toBeLessThanOrEqual(width);
        if (name) expect(nameX + fit.width(name, 'title')).toBeLessThanOrEqual(width);
      }
    }
  });

  it('of short maintenance is a sign, not initials', () => {
    const work = maintenance(1, '21 09:00', '21 18:00');
    expect(plan(39, {}, work)).toMatchObject({ name: '', sign: 'service' });
  });

  it('never overlaps itself', () => {
    for (let width = 20; width < 400; width += 1) {
      const { start, startX, startWidth, detail, detailX, end, endX, endWidth } = plan(width);
      const startEnd = start ? startX + startWidth : 0;
      const detailEnd = detail ? detailX + fit.width(detail, 'detail') : startEnd;
      if (detail) expect(detailX).toBeGreaterThanOrEqual(startEnd);
      if (end) expect(endX).toBeGreaterThanOrEqual(detailEnd);
      if (end) expect(endX + endWidth).toBeLessThanOrEqual(width);
    }
  });

  it('omits a start or an end out of view', () => {
    expect(shown(plan(300, { cutLeft: true }))).toBe('Марина Котова | 16 800 ₽ | 18:00');
    expect(shown(plan(300, { cutRight: true }))).toBe('Марина Котова | 10:00 | 16 800 ₽');
  });

  it('has one line on a low block and none on a sliver', () => {
    expect(plan(300, { height: 25 })).toMatchObject({
      lines: 1,
      name: 'Марина Котова',
      end: '18:00',
    });
    expect(plan(120, { height: 25 })).toMatchObject({ lines: 1, end: '' });
    expect(plan(300, { height: 11 })).toMatchObject({ name: '', end: '', sign: 'customer' });
    expect(plan(300, { height: 10 }).lines).toBe(0);
  });
});

describe('a return today', () => {
  const due = booking(1, '19 09:00', '20 20:00');

  it('has its pill, the time of return and the start', () => {
    expect(shown(plan(320, {}, due))).toBe('Марина Котова | 09:00 | 20:00 | full');
  });

  it('keeps the pill longest', () => {
    expect(shown(plan(170, {}, due))).toContain('full');
    expect(plan(170, {}, due).start).toBe('');
    expect(shown(plan(120, {}, due))).toContain('short');
    expect(shown(plan(60, {}, due))).toContain('arrow');
  });

  it('is marked unconfirmed after the return time', () => {
    expect(plan(320, {}, booking(1, '19 09:00', '20 12:00')).pill).toBe('unconfirmed');
  });
});

describe('a block of one line', () => {
  const low = { height: 24 };
  const due = booking(1, '19 09:00', '20 20:00');
  const late = booking(1, '18 09:00', '19 12:00');

  it.each([
    ['a return today', due, 360, 'full', '20:00'],
    ['a return today', due, 200, 'arrow', ''],
    ['a return today', due, 60, 'arrow', ''],
    ['an unconfirmed return', late, 420, 'unconfirmed', '12:00'],
    ['an unconfirmed return', late, 60, 'unconfirmedSign', ''],
  ])('marks %s (%#)', (_, record, width, pill, end) => {
    expect(plan(width, low, record)).toMatchObject({ lines: 1, pill, end, start: '' });
  });

  it('has the bare sign where no pill fits', () => {
    expect(plan(36, low, late)).toMatchObject({ name: 'МК', pill: 'none' });
    expect(plan(28, low, late)).toMatchObject({ name: '', sign: 'unconfirmedSign' });
  });

  it.each([due, late])('never overlaps itself (%#)', (record) => {
    for (let width = 20; width < 500; width += 1) {
      const { name, nameX, end, endX, endWidth, pill, pillX, pillWidth } = plan(width, low, record);
      const nameEnd = name ? nameX + fit.width(name, 'line') : 0;
      const endEnd = end ? endX + endWidth : nameEnd;
      if (end) expect(endX).toBeGreaterThanOrEqual(nameEnd);
      if (pill !== 'none') expect(pillX).toBeGreaterThanOrEqual(endEnd);
      expect(pillX + pillWidth).toBeLessThanOrEqual(width);
    }
  });
});

describe('the pill of the car location', () => {
  const handedOver = { handedOverAt: at('17 09:00') };
  it.each([
    ['overdue', booking(1, '17 09:00', '18 12:00', handedOver), 'overdue', 'overdueSign'],
    [
      'a late pickup',
      booking(1, '19 09:00', '24 12:00', { expectsHandoverMark: true }),
      'latePickup',
      'latePickupSign',
    ],
    ['unconfirmed', booking(1, '18 09:00', '19 12:00'), 'unconfirmed', 'unconfirmedSign'],
  ])('of %s is a text, and a sign where there is no room', (_, record, text, sign) => {
    expect(plan(320, {}, record).pill).toBe(text);
    expect(plan(70, {}, record).pill).toBe(sign);
  });

  it('is that of the last day for a late pickup that ends today', () => {
    const record = booking(1, '20 09:00', '20 20:00', { expectsHandoverMark: true });
    expect(plan(320, {}, record).pill).toBe('full');
  });

  it('is absent where the status has the same meaning', () => {
    expect(plan(320, {}, booking(1, '21 09:00', '24 12:00')).pill).toBe('none');
    expect(plan(320, {}, booking(1, '19 09:00', '24 12:00', handedOver)).pill).toBe('none');
  });
});

it('shows the last day of a past booking, without badges', () => {
  const past = plan(320, {}, booking(1, '10 10:00', '12 18:00'));
  expect(shown(past)).toBe('Марина Котова | до 24.11 · 16 800 ₽');
  const narrow = plan(150, {}, booking(1, '10 10:00', '12 18:00'));
  expect(shown(narrow)).toBe('Марина Котова | до 24.11');
});

it('shows the description of maintenance and its times', () => {
  const work = { ...maintenance(1, '21 09:00', '21 18:00') };
  const [event] = rowsOf([work]).rows[0]?.events ?? [];
  if (!event) throw new Error('no event');
  const look = eventLook(event, new Date(NO_MARK.nowMs), ZONE);
  const room = { width: 220, height: 52, cutLeft: false, cutRight: false };
  expect(shown(planLabel(event, look, room, '21.11', fit))).toBe('Замена масла | 09:00 | 18:00');
});

describe('fitting text', () => {
  it('measures each glyph once', () => {
    let measured = 0;
    const counting = new TextFit(() => {
      measured += 1;
      return 8;
    });
    counting.width('ааабб', 'title');
    counting.width('аб', 'title');
    expect(measured).toBe(2);
  });

  it('shortens by whole letters and leaves no space before «…»', () => {
    expect(fit.fit('Анна Юрьева', 'title', 88)).toBe('Анна Юрьева');
    expect(fit.fit('Анна Юрьева', 'title', 55)).toBe('Анна…');
  });
});
