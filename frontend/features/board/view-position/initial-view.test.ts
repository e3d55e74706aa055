import { describe, expect, it } from 'vitest';
import { DEFAULT_BOARD_STYLE } from '../style/style-settings';
import { nov, scale } from '../testing/board-rows';
import { initialView } from './initial-view';

const usual = { style: DEFAULT_BOARD_STYLE, isPhone: false, today: nov(20) };

describe('the initial days', () => {
  it('are 7, beginning a day before today', () => {
    expect(initialView(usual, scale)).toEqual({ start: nov(19), days: 7 });
  });

  it('are those of the address', () => {
    expect(initialView({ ...usual, start: '2026-11-03', days: 14 }, scale)).toEqual({
      start: nov(3),
      days: 14,
    });
  });

  it('are those of the settings without an address', () => {
    const style = { ...DEFAULT_BOARD_STYLE, cellsPerView: 14, startDate: '2026-11-10' };
    expect(initialView({ ...usual, style }, scale)).toEqual({ start: nov(10), days: 14 });
  });

  it('are 7 on a phone, whatever the settings', () => {
    const style = { ...DEFAULT_BOARD_STYLE, cellsPerView: 21 };
    expect(initialView({ ...usual, style, isPhone: true }, scale).days).toBe(7);
  });

  it.each([
    [1, 3],
    [99, 21],
    [31, 31],
    [92, 92],
    [6.6, 7],
  ])('stay within their limits: %d becomes %d', (days, shown) => {
    expect(initialView({ ...usual, days }, scale).days).toBe(shown);
  });
});
