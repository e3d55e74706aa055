import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LikenessData, likelyPairs, likeness, nameKey } from './customer-likeness';

const someone = (fullName: string, phone: string | null, email: string | null = null) => ({
  id: 1,
  fullName,
  phone,
  email,
});
type Person = ReturnType<typeof someone>;

test.each([
  ['Фёдоров Пётр', 'петр федоров'],
  ['  ПЁТР   фёдоров ', 'петр федоров'],
  ['Петров-Водкин, К.С.', 'водкин к петров с'],
  ['ООО «Ромашка»', 'ооо ромашка'],
  ['—', ''],
])('«%s» is compared as «%s»', (name, key) => {
  expect(nameKey(name)).toBe(key);
});

describe('two customers', () => {
  test.each<[string, Person, Person, string[]]>([
    [
      'one name in another order and one digit mistyped',
      someone('Семёнова Анна', '79162451807'),
      someone('анна Семенова', '79162451817'),
      ['sameName', 'phoneTypo'],
    ],
    [
      'one name, one of them without a phone',
      someone('Семёнова Анна', '79162451807'),
      someone('Семенова Анна', null),
      ['sameName', 'phoneMissing'],
    ],
    [
      'one whole name and two phones',
      someone('Семёнова Анна Игоревна', '79162451807'),
      someone('Семенова Анна Игоревна', '79031112233'),
      ['sameName'],
    ],
    [
      'one e-mail under two names',
      someone('Семёнова Анна', '79162451807', 'Anna@Mail.ru'),
      someone('Анна С.', '79031112233', ' anna@mail.ru'),
      ['sameEmail'],
    ],
    [
      'everything alike but one digit',
      someone('Семёнова Анна', '79162451807', 'anna@mail.ru'),
      someone('Семёнова Анна', '79162451808', 'anna@mail.ru'),
      ['sameName', 'sameEmail', 'phoneTypo'],
    ],
    [
      'namesakes with different phones',
      someone('Иванов Иван', '79162451807'),
      someone('Иванов Иван', '79162451899'),
      [],
    ],
    [
      'neighbours by phone alone',
      someone('Иванов Иван', '79162451807'),
      someone('Петров Пётр', '79162451808'),
      [],
    ],
    ['different names alone', someone('Иванов', null), someone('Петров', null), []],
    ['no name at all', someone('—', null), someone('…', null), []],
  ])('%s', (_, a, b, reasons) => {
    expect(likeness(a, b)).toEqual(reasons);
    expect(likeness(b, a)).toEqual(reasons);
  });

  const words = fc.uniqueArray(
    fc.stringMatching(/^[а-яё]{2,8}$/u).filter((word) => nameKey(word) !== ''),
    { minLength: 2, maxLength: 4 },
  );
  const phone = fc.stringMatching(/^7\d{10}$/);

  test('order, case and ё are ignored, and a mistyped digit is detected', () => {
    fc.assert(
      fc.property(
        words,
        phone,
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 1, max: 9 }),
        (names, digits, at, more) => {
          const digit = (Number(digits[at]) + more) % 10;
          const typo = `${digits.slice(0, at)}${digit}${digits.slice(at + 1)}`;
          const other = [...names].reverse().join('  ').toUpperCase().replaceAll('Ё', 'Е');
          expect(likeness(someone(names.join(' '), digits), someone(other, typo))).toEqual([
            'sameName',
            'phoneTypo',
          ]);
        },
      ),
    );
  });
});

describe('suggested pairs', () => {
  const person = (id: number, more: Partial<LikenessData>): LikenessData => ({
    ...someone(`Имя ${id}`, null),
    id,
    ...more,
  });

  test('are unique, the most similar first', () => {
    const pairs = likelyPairs([
      person(5, { fullName: 'Борисов Иван', email: 'b@mail.ru' }),
      person(3, { fullName: 'Анна Ким', phone: '79160000000' }),
      person(4, { fullName: 'Ким Анна' }),
      person(2, { fullName: 'Иван Борисов', email: 'B@mail.ru' }),
      person(9, { fullName: 'Зуев', email: 'a@mail.ru' }),
    ]);
    expect(pairs).toEqual([
      { ids: [2, 5], reasons: ['sameName', 'sameEmail', 'phoneMissing'] },
      { ids: [3, 4], reasons: ['sameName', 'phoneMissing'] },
    ]);
  });

  test('exclude placeholder names and e-mails', () => {
    const many = Array.from({ length: 11 }, (_, id) =>
      person(id, { fullName: 'Клиент', email: 'no@mail.ru' }),
    );
    expect(likelyPairs(many)).toEqual([]);
    expect(likelyPairs(many.slice(1))).toHaveLength(45);
  });
});
