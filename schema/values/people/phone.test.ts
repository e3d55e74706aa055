import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatPhone,
  isWholePhone,
  normalisePhone,
  telLink,
  toWirePhone,
  whatsappLink,
} from './phone';

const KEPT = '79162451807';

describe('a phone is normalised to 11 digits starting with 7', () => {
  it.each([
    '8 916 245-18-07',
    '8(916)2451807',
    '+7 (916) 245-18-07',
    '7 916 245 18 07',
    '916 245 18 07',
    '  +79162451807  ',
  ])('%j', (text) => {
    expect(normalisePhone(text)).toBe(KEPT);
  });

  it.each([
    '',
    '+7',
    '+7 (916) 245-18-0_',
    '+7 916 245 180',
    '12345',
    '380501234567',
    '99162451807',
    'позвонить вечером',
    '8 916 245-18-07 доб. 12',
  ])('%j is not a phone', (text) => {
    expect(normalisePhone(text)).toBeNull();
  });

  it('with any punctuation', () => {
    const subscriber = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 10, maxLength: 10 });
    const gap = fc.constantFrom('', ' ', '-', '(', ')', '\u00a0', '.');
    fc.assert(
      fc.property(subscriber, fc.constantFrom('7', '8'), gap, (digits, first, between) => {
        const kept = `7${digits.join('')}`;
        expect(normalisePhone([first, ...digits].join(between))).toBe(kept);
        expect(normalisePhone(formatPhone(kept))).toBe(kept);
        expect(toWirePhone(kept)).toBe(`+${kept}`);
      }),
    );
  });
});

describe('a phone field is complete', () => {
  it('only with all 11 digits', () => {
    expect(isWholePhone('8 916 245-18-07')).toBe(true);
    expect(isWholePhone('+7 (916) 245-18-07')).toBe(true);
    expect(isWholePhone('9162451807')).toBe(false);
  });

  it('not with one digit missing under the mask, though 10 digits are present', () => {
    expect(isWholePhone('+7 (916) 245-18-0_')).toBe(false);
    expect(isWholePhone('7 (916) 245-18-0_')).toBe(false);
  });
});

describe('a formatted phone', () => {
  it('has brackets and dashes', () => {
    expect(formatPhone('89162451807')).toBe('+7 (916) 245-18-07');
  });

  it('is unchanged if not Russian', () => {
    expect(formatPhone(' +380 50 123-45-67 ')).toBe('+380 50 123-45-67');
  });

  it('can be dialled', () => {
    expect(telLink('8 916 245-18-07')).toBe('tel:+79162451807');
    expect(telLink('+380 50 123 45 67')).toBe('tel:+380501234567');
    expect(telLink('112')).toBe('tel:112');
    expect(telLink('нет')).toBeNull();
  });
});

describe('a messenger link', () => {
  it('is available from 11 digits on', () => {
    expect(whatsappLink('8 916 245-18-07')).toBe('https://wa.me/79162451807');
    expect(whatsappLink('+380 50 123 45 67')).toBe('https://wa.me/380501234567');
    expect(whatsappLink('+7 916 245')).toBeNull();
    expect(whatsappLink('')).toBeNull();
    expect(whatsappLink('1'.repeat(16))).toBeNull();
  });

  it('contains any message', () => {
    expect(whatsappLink(KEPT, 'Спасибо & до встречи?')).toBe(
      'https://wa.me/79162451807?text=%D0%A1%D0%BF%D0%B0%D1%81%D0%B8%D0%B1%D0%BE%20%26%20%D0%B4%D0%BE%20%D0%B2%D1%81%D1%82%D1%80%D0%B5%D1%87%D0%B8%3F',
    );
    expect(() => whatsappLink(KEPT, 'битый \ud800 знак')).not.toThrow();
  });
});
