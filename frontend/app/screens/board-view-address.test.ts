import { describe, expect, it } from 'vitest';
import { viewOf, withView } from './board-view-address';

const OPENED = { start: '2026-11-19', days: 7 };

describe('the view of the board in its address', () => {
  it('stays plain while the board shows what it opened with', () => {
    expect(withView(OPENED, OPENED, '')).toBe('');
    expect(withView(OPENED, OPENED, '?day=2026-12-01&days=14&booking=5')).toBe('?booking=5');
  });

  it('is written once the board was moved, and read back', () => {
    const moved = { start: '2026-12-01', days: 14 };
    const search = withView(moved, OPENED, '?booking=5');
    expect(search).toBe('?booking=5&day=2026-12-01&days=14');
    expect(viewOf(search)).toEqual(moved);
  });

  it('that makes no sense asks for nothing', () => {
    expect(viewOf('?day=2026-02-30&days=many')).toEqual({ start: null, days: null });
    expect(viewOf('')).toEqual({ start: null, days: null });
  });
});
