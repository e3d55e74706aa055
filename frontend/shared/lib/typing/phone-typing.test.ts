import { describe, expect, it } from 'vitest';
import { maskPhone } from './phone-typing';

/** Types the characters one by one at the end. */
function type(characters: string, start = ''): string {
  let text = start;
  for (const character of characters) {
    const next = text + character;
    text = maskPhone({ text: next, caret: next.length }, text).text;
  }
  return text;
}

const paste = (text: string, into = '') =>
  maskPhone({ text: into + text, caret: (into + text).length }, into).text;

describe('a phone while typing', () => {
  it('treats a leading 8 or 7 as the country code', () => {
    expect(type('8 916 245-18-03')).toBe('+7 (916) 245-18-03');
    expect(type('79162451803')).toBe('+7 (916) 245-18-03');
    expect(type('+79162451803')).toBe('+7 (916) 245-18-03');
    expect(type('9162451803')).toBe('+7 (916) 245-18-03');
  });

  it('treats only one 8 as the code, so that 8 800 numbers are kept', () => {
    expect(type('88005553535')).toBe('+7 (800) 555-35-35');
  });

  it('shows separators only between typed digits', () => {
    expect(type('8')).toBe('+7 (');
    expect(type('8916')).toBe('+7 (916');
    expect(type('89162')).toBe('+7 (916) 2');
  });

  it('accepts at most eleven digits', () => {
    expect(type('891624518039999')).toBe('+7 (916) 245-18-03');
  });

  it('can be deleted to nothing', () => {
    expect(maskPhone({ text: '+7 (', caret: 4 }, '+7 (9').text).toBe('');
    expect(maskPhone({ text: '', caret: 0 }, '+7 (916').text).toBe('');
  });
});

describe('a pasted phone', () => {
  it('accepts every usual spelling', () => {
    for (const text of ['89162451803', '+7 916 245 18 03', '7(916)245-18-03', '916 245 1803']) {
      expect(paste(text)).toBe('+7 (916) 245-18-03');
    }
  });

  it('loses its own code when pasted after +7', () => {
    expect(paste('89162451803', '+7 (')).toBe('+7 (916) 245-18-03');
  });
});

describe('the caret', () => {
  it('stays after the digit corrected in the middle', () => {
    expect(maskPhone({ text: '+7 (9516) 245-18-03', caret: 6 }, '+7 (916) 245-18-03')).toEqual({
      text: '+7 (951) 624-51-80',
      caret: 6,
    });
  });
});
