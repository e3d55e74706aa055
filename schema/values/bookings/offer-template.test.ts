import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_OFFER_TEMPLATE,
  filledOffer,
  filledOffers,
  OFFER_TAGS,
  type OfferWords,
  unknownOfferTag,
} from './offer-template';

const WORDS: OfferWords = {
  марка: 'Kia',
  модель: 'Rio',
  госномер: 'А418КМ77',
  'день выдачи': 'пн 30.11.2026',
  'время выдачи': '10:00',
  'день возврата': 'чт 03.12.2026',
  'время возврата': '12:00',
  срок: '3 дня',
  'цена за сутки': '2 500 ₽',
  стоимость: '7 500 ₽',
  залог: '5 000 ₽',
  компания: 'Прокат',
  адрес: 'Ленина, 1',
};
const NOTHING = Object.fromEntries(OFFER_TAGS.map((tag) => [tag, ''])) as OfferWords;

describe('the text to a customer', () => {
  it('names the car, the dates, the price, the deposit and the address', () => {
    expect(filledOffer(DEFAULT_OFFER_TEMPLATE, WORDS)).toBe(
      [
        'Здравствуйте! Это Прокат.',
        '',
        'Kia Rio',
        'Выдача: пн 30.11.2026, 10:00',
        'Возврат: чт 03.12.2026, 12:00',
        'Срок: 3 дня',
        'Стоимость: 7 500 ₽',
        'Залог: 5 000 ₽',
        '',
        'Адрес: Ленина, 1',
      ].join('\n'),
    );
  });

  it.each([
    ['a line without its value', 'а\nЗалог: {залог}\nб', { залог: '' }, 'а\nб'],
    ['a line without both values', 'а\n{марка} {модель}\nб', { марка: '', модель: '' }, 'а\nб'],
    ['one value of two with its space', '{марка} {модель}!', { модель: '' }, 'Kia!'],
    ['the blank line that is left', 'а\n\nАдрес: {адрес}\n\nб', { адрес: '' }, 'а\n\nб'],
    ['blank lines at the ends', '\n\nа\n\n', {}, 'а'],
  ])('leaves out %s', (_what, template, words, text) => {
    expect(filledOffer(template, { ...WORDS, ...words })).toBe(text);
  });

  it.each([
    ['a tag in a value', '{адрес}', { адрес: '{залог} $& $1' }, '{залог} $& $1'],
    ['a tag in capitals, with spaces', '{ ЗАЛОГ }', {}, '5 000 ₽'],
    ['braces that are no tag', '{ } {{} }{', {}, '{ } {{} }{'],
    [
      'an address of several lines',
      '{адрес}',
      { адрес: 'Ленина, 1\n\nофис 2' },
      'Ленина, 1 офис 2',
    ],
  ])('writes %s', (_what, template, words, text) => {
    expect(filledOffer(template, { ...WORDS, ...words })).toBe(text);
  });

  it('has no blank lines in a row and nothing undefined, whatever is typed', () => {
    const typed = fc.array(
      fc.oneof(
        fc.constantFrom('\n', '\r\n', ' ', '{', '}', '$&', ...OFFER_TAGS.map((tag) => `{${tag}}`)),
        fc.string(),
      ),
    );
    const values = fc.record(
      Object.fromEntries(
        OFFER_TAGS.map((tag) => [tag, fc.oneof(fc.constant(''), fc.string({ unit: 'binary' }))]),
      ),
    );
    fc.assert(
      fc.property(typed, values, values, (parts, words, others) => {
        const template = parts.join('');
        const texts = [
          filledOffer(template, words as OfferWords),
          filledOffers(template, [words, others] as OfferWords[]),
        ];
        for (const text of texts) {
          expect(text).not.toMatch(/\n[^\S\n]*\n[^\S\n]*\n/);
          expect(text).toBe(text.trim());
        }
        expect(filledOffer(template, NOTHING)).not.toContain('undefined');
      }),
    );
  });

  it('inserts any value as it is', () => {
    const value = fc.string({ minLength: 1 }).filter((text) => /^\S+$/.test(text));
    fc.assert(
      fc.property(value, (address) => {
        expect(filledOffer('Адрес: {адрес}', { ...WORDS, адрес: address })).toBe(
          `Адрес: ${address}`,
        );
      }),
    );
  });
});

describe('the text with several cars', () => {
  const rio = { ...WORDS, марка: 'Kia', модель: 'Rio' };
  const logan = { ...WORDS, марка: 'Renault', модель: 'Logan', стоимость: '6 000 ₽', залог: '' };

  it('lists the cars with their prices in place of the car', () => {
    expect(filledOffers(DEFAULT_OFFER_TEMPLATE, [rio, logan])).toBe(
      [
        'Здравствуйте! Это Прокат.',
        '',
        'Kia Rio — 7 500 ₽, залог 5 000 ₽',
        'Renault Logan — 6 000 ₽',
        'Выдача: пн 30.11.2026, 10:00',
        'Возврат: чт 03.12.2026, 12:00',
        'Срок: 3 дня',
        '',
        'Адрес: Ленина, 1',
      ].join('\n'),
    );
  });

  it('writes equal cars once', () => {
    expect(filledOffers('{марка}', [rio, rio, logan]).split('\n')).toHaveLength(2);
  });

  it('lists them at the end of a template without a car', () => {
    expect(filledOffers('С {день выдачи}\nЦена {стоимость}', [rio, logan])).toBe(
      'С пн 30.11.2026\n\nKia Rio — 7 500 ₽, залог 5 000 ₽\nRenault Logan — 6 000 ₽',
    );
  });

  it('of one car is the text of that car', () => {
    expect(filledOffers(DEFAULT_OFFER_TEMPLATE, [rio])).toBe(
      filledOffer(DEFAULT_OFFER_TEMPLATE, rio),
    );
  });
});

describe('the tags of a template', () => {
  it.each([
    ['Цвет: {цвет}', '{цвет}'],
    ['{марка} {}', '{}'],
    ['{марка} { и {залог}', null],
    [DEFAULT_OFFER_TEMPLATE, null],
    [OFFER_TAGS.map((tag) => `{${tag}}`).join(''), null],
  ])('are checked: %j', (template, unknown) => {
    expect(unknownOfferTag(template)).toBe(unknown);
  });
});
