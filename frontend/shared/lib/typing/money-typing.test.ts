import { describe, expect, it } from 'vitest';
import { groupAmount, stepAmount } from './money-typing';

const typed = (text: string, caret = text.length) => groupAmount({ text, caret });

describe('an amount while typing', () => {
  it('gets a space between thousands', () => {
    expect(typed('12600').text).toBe('12 600');
    expect(typed('1234567,5').text).toBe('1 234 567,5');
    expect(typed('999').text).toBe('999');
  });

  it('regroups the digits after a deletion', () => {
    expect(typed('1 260').text).toBe('1 260');
    expect(typed('12 60').text).toBe('1 260');
  });

  it('keeps the caret after the typed digit', () => {
    expect(groupAmount({ text: '12 3600', caret: 4 })).toEqual({ text: '123 600', caret: 3 });
    expect(groupAmount({ text: '91 000', caret: 1 })).toEqual({ text: '91 000', caret: 1 });
  });

  it('leaves an invalid amount unchanged, so that the form can refuse it', () => {
    for (const text of ['-500', '12 6oo', '1,234', '1.2.3', 'abc', '12 600 €', '']) {
      expect(typed(text).text).toBe(text);
    }
  });
});

describe('an amount with its currency', () => {
  it('is grouped, the currency after a space', () => {
    expect(typed('12600 руб.')).toEqual({ text: '12 600 руб.', caret: 11 });
    expect(typed('12600₽').text).toBe('12 600 ₽');
  });

  it('keeps the caret inside the word', () => {
    expect(groupAmount({ text: '12 600 ру', caret: 9 })).toEqual({ text: '12 600 ру', caret: 9 });
  });
});

describe('arrows in a price field', () => {
  it('do not change a text that is no amount', () => {
    for (const text of ['12 6oo', '12.500', '-']) expect(stepAmount(text, 1, 100)).toBe(text);
  });

  it('step by a hundred and never below zero', () => {
    expect(stepAmount('4 200', 1, 100)).toBe('4 300');
    expect(stepAmount('50', -1, 100)).toBe('0');
    expect(stepAmount('', 1, 100)).toBe('100');
    expect(stepAmount('12 599,50', 1, 100)).toBe('12 699,5');
  });
});
