import { booking, maintenance, nov, rowsOf } from '@frontend/features/board/testing/board-rows';
import { describe, expect, it } from 'vitest';
import { clickedRange, selectedRange } from './selection';

const { rows } = rowsOf([
  booking(7, '18 10:00', '20 12:00'),
  maintenance(3, '24 09:00', '24 18:00'),
  maintenance(4, '26 09:00', '26 18:00', { status: 'done' }),
  booking(8, '28 18:00', '30 00:00'),
]);
const row = rows[0];
if (!row) throw new Error('no row');
const loaded = (day: number) => day <= nov(30);
const days = (range: { from: number; to: number } | null) =>
  range ? `${range.from - nov(0)}–${range.to - nov(0)}` : 'none';

const drag = (from: number, to: number) => days(selectedRange(row, 0, nov(from), nov(to), loaded));
const click = (day: number, today = 1) =>
  days(clickedRange(row, 0, nov(day), { isLoaded: loaded, today: nov(today) }));

describe('the free-cell rule (requirements.md, B12)', () => {
  it('takes free days', () => expect(drag(21, 23)).toBe('21–23'));
  it('may end on the day the next event starts', () => expect(drag(16, 18)).toBe('16–18'));
  it('may begin on the day the last one ends', () => expect(drag(20, 22)).toBe('20–22'));
  it('does not begin in the middle of an event', () => expect(drag(19, 22)).toBe('none'));
  it('does not cross an event', () => expect(drag(16, 22)).toBe('16–18'));
  it('does not end on the day of a return', () => expect(drag(16, 20)).toBe('16–18'));
  it('drags backwards to the day of a return', () => expect(drag(22, 16)).toBe('20–22'));
  it('ignores finished maintenance', () => expect(drag(25, 27)).toBe('25–27'));
  it('frees the next day after an end at midnight', () => expect(drag(30, 30)).toBe('30–30'));
  it('takes no days that are not loaded', () => expect(drag(31, 33)).toBe('none'));
});

describe('a click on the free part of a day', () => {
  it('takes a free day alone', () => expect(click(22)).toBe('22–22'));
  it('takes the next day too after a return', () => expect(click(20)).toBe('20–21'));
  it('takes the day before too ahead of a handover', () => expect(click(28)).toBe('27–28'));
  it('does not begin before today ahead of a handover', () => {
    expect(click(28, 27)).toBe('27–28');
    expect(click(28, 28)).toBe('28–28');
  });
  it('takes a day whose service begins and ends in it', () => expect(click(24)).toBe('24–24'));
  it('takes nothing in the middle of an event', () => expect(click(19)).toBe('none'));
});
