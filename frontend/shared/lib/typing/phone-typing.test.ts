import { isWholePhone } from '@schema/values/people/phone';
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

  it('keeps excess digits visible, so that the form refuses them', () => {
    expect(type('891624518039')).toBe('+7 (916) 245-18-039');
    expect(type('9', '+7 (800) 555-35-35')).toBe('+7 (800) 555-35-359');
  });

  it('leaves a number of another country as typed', () => {
    for (const text of ['+905321234567', '+375 29 123-45-67', '+1 916 245 18 03']) {
      expect(type(text)).toBe(text);
    }
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

describe('a pasted number of another country', () => {
  it.each([
    '+90 532 123 45 67',
    '+375 (29) 123-45-67',
    '+374 91 123456',
    '+995 555 12 34 56',
    '+998 90 123 45 67',
    '+49 151 23456789',
    '+1 (916) 245-18-03',
    '+84 912 345 678',
    '+81 90 1234 5678',
  ])('«%s» stays as pasted and is no phone of the form', (text) => {
    expect(paste(text)).toBe(text);
    expect(isWholePhone(text)).toBe(false);
  });

  it.each(['90 532 123 45 67', '375291234567', '00905321234567', '998901234567'])(
    '«%s» without a plus keeps all its digits, which are too many',
    (text) => {
      const shown = paste(text);
      expect(shown.replace(/\D/g, '')).toContain(text.replace(/\D/g, '').slice(1));
      expect(isWholePhone(shown)).toBe(false);
    },
  );
});

describe('a number of another country that does not begin with its plus', () => {
  it.each(['\u202a+65 9123 4567\u202c', 'тел. +65 9123 4567'])('«%s» stays as pasted', (text) => {
    expect(paste(text)).toBe(text);
    expect(isWholePhone(text)).toBe(false);
  });
});

describe('a number pasted over another', () => {
  it.each([
    ['7012345678', '+7 (701) 234-56-78'],
    ['8005553535', '+7 (800) 555-35-35'],
    ['89162451803', '+7 (916) 245-18-03'],
    ['８９１６２４５１８０３', '+7 (916) 245-18-03'],
  ])('«%s» is read as a pasted one', (text, shown) => {
    const typed = { text, caret: text.length };
    expect(maskPhone(typed, '+7 (999) 000-11-22').text).toBe(shown);
  });
});

describe('ten pasted digits', () => {
  it.each([
    ['7012345678', '+7 (701) 234-56-78'],
    ['8005553535', '+7 (800) 555-35-35'],
    ['916 245 18 03', '+7 (916) 245-18-03'],
  ])('«%s» gets the code 7', (text, shown) => {
    expect(paste(text)).toBe(shown);
  });
});

describe('a shown phone', () => {
  it('is shown again as it is', () => {
    for (const text of ['+7 (', '+7 (916', '+7 (800) 555-35-35', '+7 (880) 055-53-535']) {
      expect(maskPhone({ text, caret: text.length }, '').text).toBe(text);
    }
  });
});

describe('the caret', () => {
  it('stays after the digit corrected in the middle', () => {
    expect(maskPhone({ text: '+7 (9516) 245-18-03', caret: 6 }, '+7 (916) 245-18-03')).toEqual({
      text: '+7 (951) 624-51-803',
      caret: 6,
    });
  });
});
