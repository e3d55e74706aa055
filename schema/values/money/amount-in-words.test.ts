import { MAX_AMOUNT } from '@schema/constants';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words';
import { fromRoubles, kopecks } from './money';

test.each([
  [0, 'ноль рублей 00 копеек'],
  [0.01, 'ноль рублей 01 копейка'],
  [0.22, 'ноль рублей 22 копейки'],
  [1, 'один рубль 00 копеек'],
  [2, 'два рубля 00 копеек'],
  [5, 'пять рублей 00 копеек'],
  [11, 'одиннадцать рублей 00 копеек'],
  [21, 'двадцать один рубль 00 копеек'],
  [100.11, 'сто рублей 11 копеек'],
  [112, 'сто двенадцать рублей 00 копеек'],
  [1000, 'одна тысяча рублей 00 копеек'],
  [1001, 'одна тысяча один рубль 00 копеек'],
  [2000, 'две тысячи рублей 00 копеек'],
  [11_000, 'одиннадцать тысяч рублей 00 копеек'],
  [21_000, 'двадцать одна тысяча рублей 00 копеек'],
  [1_000_000, 'один миллион рублей 00 копеек'],
  [2_001_021.05, 'два миллиона одна тысяча двадцать один рубль 05 копеек'],
  [MAX_AMOUNT, 'один миллиард рублей 00 копеек'],
])('%d roubles in words', (roubles, words) => {
  expect(amountInWords(fromRoubles(roubles))).toBe(words);
});

/** Words of 0 to 20, of tens and of hundreds, to read a sum back. */
const UNITS =
  'ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать двадцать';
const TENS = 'тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто';
const HUNDREDS = 'сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот';
const VALUES = new Map([
  ...UNITS.split(' ').map((word, at) => [word, at] as const),
  ...TENS.split(' ').map((word, at) => [word, 30 + at * 10] as const),
  ...HUNDREDS.split(' ').map((word, at) => [word, 100 + at * 100] as const),
  ['одна', 1] as const,
  ['две', 2] as const,
]);
const SCALES = [
  { word: /^тысяч/, value: 1000 },
  { word: /^миллион/, value: 1_000_000 },
  { word: /^миллиард/, value: 1_000_000_000 },
];

function amountOf(words: string): number {
  const [roubles = '', pennies = ''] = words.split(/ рубл[ьяей]+ /);
  let total = 0;
  let group = 0;
  for (const word of roubles.split(' ')) {
    const scale = SCALES.findLast((one) => one.word.test(word));
    if (scale) {
      total += group * scale.value;
      group = 0;
    } else group += VALUES.get(word) ?? Number.NaN;
  }
  return (total + group) * 100 + Number(pennies.slice(0, 2));
}

test('the words of every sum are those of no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_AMOUNT * 100 }), (amount) => {
      expect(amountOf(amountInWords(kopecks(amount)))).toBe(amount);
    }),
  );
});

test('a sum below zero has no words', () => {
  expect(() => amountInWords(kopecks(-1))).toThrow(RangeError);
});
