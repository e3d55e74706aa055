import { describe, expect, it } from 'vitest';
import { isCleanText, trimmedOrNull } from './text';

describe('texts that may be stored', () => {
  it.each(['Иванов', 'две\nстроки\tи отступ\r\n', '👍🏽 Ёж №5', ''])('%j may', (text) => {
    expect(isCleanText(text)).toBe(true);
  });

  it.each(['\u0000', 'a\u0007b', '\u001b[31m', '\ud800', '\udc00x', '\u007f'])(
    '%j may not',
    (text) => {
      expect(isCleanText(text)).toBe(false);
    },
  );

  it('are trimmed, and null when empty', () => {
    expect(trimmedOrNull('  кресло ')).toBe('кресло');
    expect(trimmedOrNull('   ')).toBeNull();
    expect(trimmedOrNull(null)).toBeNull();
  });
});
