import {
  allowKeeping,
  forgetBoard,
  isKeepingAllowed,
} from '@frontend/shared/data/commands/forget-board';
import { millisecondsInDay } from 'date-fns/constants';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markBoard, offlineMark } from './offline-mark';

const NOW = new Date('2026-11-20T12:00:00Z');
const mark = { userId: 7, atMs: NOW.getTime() - 1000 };

const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  stored.clear();
  markBoard(mark);
});

afterEach(() => vi.unstubAllGlobals());

describe('the mark of a stored board', () => {
  it('has the user of the board and the time of its data', () => {
    expect(offlineMark(NOW)).toEqual(mark);
  });

  it.each([
    ['a day later', new Date(mark.atMs + millisecondsInDay)],
    ['from the future', new Date(mark.atMs - 1)],
  ])('does not count %s', (_, now) => {
    expect(offlineMark(now)).toBeNull();
  });

  it.each(['', '7', '7 ', 'a 1', '7 1 2', '{"userId":7}'])('%j is not a mark', (text) => {
    stored.set('kept-board', text);
    expect(offlineMark(NOW)).toBeNull();
  });

  it.each([
    ['signing out', null, null],
    ['another user', 77, null],
    ['the same user', 7, mark],
  ])('after %s', (_, except, left) => {
    forgetBoard(except);
    expect(offlineMark(NOW)).toEqual(left);
  });

  it('is removed by a session that ends with the browser, and is not written during it', () => {
    allowKeeping(false);
    expect(offlineMark(NOW)).toBeNull();
    expect(isKeepingAllowed()).toBe(false);
    allowKeeping(true);
    expect(isKeepingAllowed()).toBe(true);
  });
});
