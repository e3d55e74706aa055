import { describe, expect, it } from 'vitest';
import { checkedStyle, DEFAULT_BOARD_STYLE, EDITOR_BOARD_STYLE } from './style-settings';

describe('board style settings (requirements.md, E3–E8)', () => {
  it('default to those of the board view', () => {
    expect(checkedStyle({})).toEqual(DEFAULT_BOARD_STYLE);
    expect(DEFAULT_BOARD_STYLE).toMatchObject({
      days: 21,
      rowHeight: 84,
      cellsPerView: 7,
      eventPadding: 6,
    });
  });

  it('have other defaults in the editor', () => {
    expect(EDITOR_BOARD_STYLE).toMatchObject({ rowHeight: 64, cellsPerView: 21, eventPadding: 0 });
  });

  it.each([
    ['rowHeight', 10, 64],
    ['rowHeight', 500, 120],
    ['gridLineWidth', 0, 1],
    ['gridLineWidth', 9, 6],
    ['gridLineWidth', 1.3, 1.5],
    ['eventPadding', -3, 0],
    ['eventPadding', 40, 24],
    ['cellsPerView', 0, 1],
    ['cellsPerView', 99, 28],
  ] as const)('clamp %s of %d to %d', (name, given, kept) => {
    expect(checkedStyle({ [name]: given })[name]).toBe(kept);
  });

  it('ignore invalid colours, numbers and days', () => {
    const style = checkedStyle({
      plannedColor: 'red; background: url(//evil)',
      rowHeight: Number.NaN,
      days: '21',
      startDate: '2026-02-30',
      textColor: 17,
    });
    expect(style).toEqual(DEFAULT_BOARD_STYLE);
  });

  it('keep valid values', () => {
    const style = {
      ...DEFAULT_BOARD_STYLE,
      startDate: '2026-11-20',
      plannedColor: '#123456',
      textColor: '#000000',
      hasMoneySigns: false,
    };
    expect(checkedStyle(style)).toEqual(style);
  });
});
