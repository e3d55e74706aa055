import { describe, expect, it } from 'vitest';
import { viewOf, withView } from './board-view-address';

const OPENED = { start: '2026-11-19', days: 7, top: null };

describe('the view of the board in its address', () => {
  it('is omitted while it equals the initial view', () => {
    expect(withView(OPENED, OPENED, '')).toBe('');
    expect(withView(OPENED, OPENED, '?day=2026-12-01&days=14&top=3&booking=5')).toBe('?booking=5');
  });

  it('is written once the board is moved, and parsed back', () => {
    const moved = { start: '2026-12-01', days: 14, top: 12 };
    const search = withView(moved, OPENED, '?booking=5');
    expect(search).toBe('?booking=5&day=2026-12-01&days=14&top=12');
    expect(viewOf(search)).toEqual(moved);
  });

  it('keeps the car at the top while the rows are loading', () => {
    const waiting = { ...OPENED, top: undefined };
    expect(withView(waiting, OPENED, '?top=12')).toBe('?top=12');
  });

  it('is ignored when malformed', () => {
    const nothing = { start: null, days: null, top: null };
    expect(viewOf('?day=2026-02-30&days=many&top=first')).toEqual(nothing);
    expect(viewOf('')).toEqual(nothing);
  });
});
