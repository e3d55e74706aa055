import { describe, expect, test } from 'vitest';
import { columnByKey } from './column-keys';

describe('columnByKey', () => {
  test.each([
    ['ArrowRight', null, 0],
    ['ArrowLeft', null, 29],
    ['ArrowRight', 4, 5],
    ['ArrowRight', 29, 29],
    ['ArrowLeft', 0, 0],
    ['PageUp', 4, 11],
    ['PageDown', 4, 0],
    ['Home', 12, 0],
    ['End', 12, 29],
    ['Escape', 12, 'none'],
    ['Escape', null, null],
    ['Tab', 12, null],
  ] as const)('%s from %s of thirty goes to %s', (key, at, next) => {
    expect(columnByKey(key, at, 30)).toBe(next);
  });

  test('is null without columns', () => {
    expect(columnByKey('End', null, 0)).toBeNull();
  });
});
