import { kopecks } from '@schema/values/money/money';
import { changedTerms, type PaperTerms } from '@schema/values/papers/paper-terms';
import { HANDWRITTEN_TAGS, PAPER_BLOCKS, PAPER_TAGS } from '@schema/values/papers/tags';
import { describe, expect, test } from 'vitest';
import { type PaperFacts, paperWords, termWords } from './paper-words';

const ZONE = 'Europe/Moscow';
const car = { brand: 'Kia', model: 'Rio', licensePlate: 'А123ВС799', color: null, year: 2022 };
const FACTS: PaperFacts = {
  zone: ZONE,
  number: '26-Д-0007',
  issuedAt: new Date('2026-11-10T22:30:00Z'),
  contract: null,
  company: { name: 'Автопрокат', address: '', requisites: 'ИНН 77', signatory: '' },
  customer: { fullName: 'Прохоров Пётр', phone: '+7 999 123-45-67', email: null },
  car,
  period: {
    startDate: new Date('2026-11-11T07:00:00Z'),
    endDate: new Date('2026-11-14T07:00:00Z'),
  },
  bookingId: 12,
  price: kopecks(900_050),
  deposit: kopecks(500_000),
  kmPerDay: 300,
  swap: null,
  sheet: null,
  changes: [],
};

describe('the words of a document', () => {
  test('have every tag of the catalogue, and the day of the company', () => {
    const words: Record<string, unknown> = paperWords(FACTS);
    for (const tag of Object.keys({ ...PAPER_TAGS, ...HANDWRITTEN_TAGS })) {
      expect(words).toHaveProperty([tag]);
    }
    expect(words['документ.дата']).toBe('11.11.2026');
    expect(words['аренда.время выдачи']).toBe('10:00');
    expect(words['аренда.срок']).toBe('3 дня');
    expect(words['аренда.стоимость прописью']).toBe('девять тысяч рублей 50 копеек');
    expect(words['аренда.залог прописью']).toBe('пять тысяч рублей 00 копеек');
  });

  test('leave a line for what is unknown', () => {
    const words = paperWords(FACTS);
    expect(words['компания.адрес']).toBeNull();
    expect(words['клиент.паспорт']).toBeNull();
    expect(words['акт.пробег']).toBeNull();
    expect(words.повреждения).toEqual([]);
    expect(words['есть повреждения']).toBe(false);
    expect(words.подписано).toBe(false);
  });

  test('have every tag of the rows of an act', () => {
    const words: Record<string, unknown> = paperWords({
      ...FACTS,
      changes: [{ term: 'price', before: kopecks(100), after: kopecks(200) }],
      sheet: {
        at: FACTS.issuedAt,
        km: 1000,
        fuel: 7,
        kmOut: null,
        fuelOut: null,
        drivenKm: null,
        comment: null,
        signer: null,
        isSigned: true,
        damages: [{ kind: 'dent', view: 'left', size: 'small', comment: null, isNew: true }],
        accessories: [{ name: 'Кресло', state: 'not_given' }],
        charges: [{ kind: 'fuel', amount: kopecks(210_000), comment: null }],
      },
    });
    const {
      фотографии: _photos,
      'есть фотографии': _hasPhotos,
      'есть подпись': _hasSignature,
      ...texts
    } = PAPER_BLOCKS;
    for (const [block, { tags }] of Object.entries(texts)) {
      if (Object.keys(tags).length === 0) {
        expect(words[block]).toBe(block !== 'есть комментарий');
        continue;
      }
      const [row] = words[block] as Record<string, unknown>[];
      expect(Object.keys(row ?? {}).sort()).toEqual(Object.keys(tags).sort());
    }
    expect(words['акт.подписант']).toBe('Прохоров Пётр');
    expect(words['акт.комментарий']).toBe('');
  });
});

test.each([
  ['start', '2026-11-10T22:30:00.000Z', '11.11.2026 01:30'],
  ['phone', null, 'нет'],
  ['car', 'А123ВС799', 'А123ВС799'],
] as const)('a changed %s is shown in words', (term, value, shown) => {
  expect(termWords({ term, before: value, after: value }, ZONE).after).toBe(shown);
});

test('the terms that differ are named in the order of a document', () => {
  const before: PaperTerms = {
    start: '2026-11-10T22:30:00.000Z',
    end: '2026-11-12T22:30:00.000Z',
    car: 'А123ВС799',
    customer: 'Прохоров Пётр',
    phone: null,
    price: kopecks(100),
    deposit: kopecks(0),
  };
  expect(changedTerms(before, before)).toEqual([]);
  const after = { ...before, deposit: kopecks(5), phone: '+79991234567' };
  expect(changedTerms(before, after)).toEqual([
    { term: 'phone', before: null, after: '+79991234567' },
    { term: 'deposit', before: 0, after: 5 },
  ]);
});
