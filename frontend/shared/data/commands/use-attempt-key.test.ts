import { describe, expect, it } from 'vitest';
import { attemptKeys } from './use-attempt-key';

describe('the key of an attempt', () => {
  let made = 0;
  const keyFor = attemptKeys(() => `key-${++made}`);

  it('is kept for a retry of the same content and changes with it', () => {
    expect(keyFor({ amount: 100 })).toBe('key-1');
    expect(keyFor({ amount: 100 })).toBe('key-1');
    expect(keyFor({ amount: 200 })).toBe('key-2');
    // Returning to earlier content is a new attempt.
    expect(keyFor({ amount: 100 })).toBe('key-3');
  });
});
