import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAPER_KINDS, paperNumber } from './paper-kinds';
import { meansPapers, paperQuery } from './paper-query';

const ACTS = ['act_out', 'act_back'];

describe('a text about documents', () => {
  test.each([
    ['договор прохоров', ['contract'], ['прохоров']],
    ['Договоры Прохорова', ['contract'], ['прохоров']],
    ['дог рио', ['contract'], ['рио']],
    ['акт а123вс', ACTS, ['а123вс']],
    ['акт выдачи а123вс', ['act_out'], ['а123вс']],
    ['акты возврата Прохоровой', ['act_back'], ['прохоров']],
    ['акт приёмки рио', ['act_back'], ['рио']],
    ['допсоглашение 26-ДС-0002', ['extension'], ['26-дс-0002']],
    ['дополнительное соглашение иванов', ['extension'], ['иванов']],
    ['соглашение иванов', ['extension', 'swap'], ['иванов']],
    ['соглашение о замене иванов', ['swap'], ['иванов']],
    ['дс рио', ['extension'], ['рио']],
    ['сз иванов', ['swap'], ['иванов']],
    ['договор № 12', ['contract'], ['12']],
    ['26-Д-0001', null, ['26-д-0001']],
    ['№26-Д-0001', null, ['26-д-0001']],
    ['прохоров договор', null, ['прохоров', 'договор']],
    ['Семёнов', null, ['семенов']],
    ['договор', ['contract'], []],
    ['ав', null, ['ав']],
    ['', null, []],
  ])('«%s» names kinds and words', (text, kinds, words) => {
    expect(paperQuery(text)).toEqual({ kinds, words });
  });

  test('the kind and number of every document find it', () => {
    const count = fc.integer({ min: 1, max: 9999 });
    fc.assert(
      fc.property(fc.constantFrom(...PAPER_KINDS), count, (kind, number) => {
        const written = paperNumber(kind, 2026, number);
        expect(paperQuery(written)).toEqual({ kinds: null, words: [written.toLowerCase()] });
        expect(meansPapers(written)).toBe(true);
      }),
    );
  });
});

test.each([
  ['договор прохоров', true],
  ['акт а123вс', true],
  ['26-д', true],
  ['дс-0002', true],
  ['26-Д-0001 прохоров', true],
  ['договор', false],
  ['прохоров', false],
  ['а123вс', false],
  ['рио 26-30', false],
  ['актау рио', false],
  ['до пятницы', false],
  ['', false],
])('«%s» in the general search means documents: %s', (text, meant) => {
  expect(meansPapers(text)).toBe(meant);
});
