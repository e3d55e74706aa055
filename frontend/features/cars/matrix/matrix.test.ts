import { MAX_AMOUNT } from '@schema/constants';
import { newTariffGroup, type TariffGroupValues } from '@schema/forms/fleet/car-values';
import { MESSAGES } from '@schema/messages';
import { TARIFFS_TEXTS } from '@schema/texts/fleet/cars';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellByKey } from './cell-keys';
import { matrixText } from './matrix-text';
import { isTable, pastePlan } from './pasted-prices';
import {
  hasRepeatedLength,
  matrixColumns,
  priceAt,
  withoutColumn,
  withPrice,
} from './tariff-matrix';

function group(name: string, ...prices: [string, string][]): TariffGroupValues {
  const tariffs = prices.map(([minDays, pricePerDay]) => ({ minDays, pricePerDay }));
  return { ...newTariffGroup([]), name, tariffs };
}
const summer = group('Лето', ['1', '4 000'], ['7', '3500,5']);
const year = group('Год', ['1', '2500'], ['30', '2000']);

describe('tariffs as a table', () => {
  it('has a column for every length, ascending, and the added ones', () => {
    expect(matrixColumns([year, summer], [14])).toEqual([1, 7, 14, 30]);
    expect(matrixColumns([group('', ['2,9', '1'])], [])).toEqual([2]);
    expect(matrixColumns([newTariffGroup([])], [])).toEqual([1]);
    expect(matrixColumns([group('', ['1', ''], ['7', '5'])], [])).toEqual([7]);
  });

  it('shows the price of a group and a length', () => {
    expect([1, 7, 30].map((days) => priceAt(summer, days))).toEqual(['4 000', '3500,5', '']);
  });

  it('names a group with two prices of one length', () => {
    expect(hasRepeatedLength([summer, year])).toBe(false);
    expect(hasRepeatedLength([summer, group('', ['7', '1'], ['7,5', '2'])])).toBe(true);
    expect(hasRepeatedLength([group('', ['1', '1'], ['1', '']), year])).toBe(false);
  });

  it.each<[string, TariffGroupValues, number, string, [string, string][]]>([
    [
      'a new price is inserted by length',
      year,
      7,
      '2300',
      [
        ['1', '2500'],
        ['7', '2300'],
        ['30', '2000'],
      ],
    ],
    [
      'a price is replaced',
      year,
      30,
      '1',
      [
        ['1', '2500'],
        ['30', '1'],
      ],
    ],
    ['an emptied price is removed', year, 30, '', [['1', '2500']]],
    ['the last one stays, empty', group('', ['7', '5']), 7, '', [['7', '']]],
    ['an emptied row is replaced', group('', ['7', '']), 1, '5', [['1', '5']]],
    ['an empty row is replaced', newTariffGroup([]), 7, '5', [['7', '5']]],
  ])('%s', (_title, before, days, price, after) => {
    expect(withPrice(before, days, price).tariffs).toEqual(group('', ...after).tariffs);
  });

  it('a typed price is shown and others stay', () => {
    const lengths = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(lengths, fc.integer({ min: 1, max: 60 }), (all, days) => {
        const before = group('', ...all.map((one): [string, string] => [String(one), `${one}0`]));
        const after = withPrice(before, days, '77');
        expect(priceAt(after, days)).toBe('77');
        for (const other of all.filter((one) => one !== days)) {
          expect(priceAt(after, other)).toBe(`${other}0`);
        }
      }),
    );
  });

  it('a removed column leaves a group without prices an empty row', () => {
    const [first, second] = withoutColumn([summer, group('', ['7', '5'])], 7);
    expect(first?.tariffs).toEqual([{ minDays: '1', pricePerDay: '4 000' }]);
    expect(second?.tariffs).toEqual([{ minDays: '1', pricePerDay: '' }]);
  });
});

describe('a key in a cell', () => {
  const size = { row: 3, column: 2 };
  const all = { start: 0, end: 4, length: 4 };
  const inside = { start: 2, end: 2, length: 4 };
  const press = (key: string, caret = all, more = {}) =>
    cellByKey(
      { row: 1, column: 0 },
      size,
      { key, shiftKey: false, isCommand: false, ...more },
      caret,
    );

  it.each([
    ['ArrowDown', { row: 2, column: 0 }],
    ['ArrowUp', { row: 0, column: 0 }],
    ['Enter', { row: 2, column: 0 }],
    ['ArrowRight', { row: 1, column: 1 }],
    ['ArrowLeft', { row: 1, column: 0 }],
    ['Tab', null],
    ['5', null],
  ])('%s moves to %j', (key, cell) => {
    expect(press(key)).toEqual(cell);
  });

  it('stays inside the text until its end, and does not handle shortcuts', () => {
    expect(press('ArrowRight', inside)).toBeNull();
    expect(press('ArrowLeft', inside)).toBeNull();
    expect(press('ArrowRight', { start: 4, end: 4, length: 4 })).toEqual({ row: 1, column: 1 });
    expect(press('ArrowDown', all, { isCommand: true })).toBeNull();
    expect(press('ArrowRight', all, { shiftKey: true })).toBeNull();
    expect(press('Enter', all, { shiftKey: true })).toEqual({ row: 0, column: 0 });
  });

  it('stops at the edge', () => {
    const pressed = { key: 'ArrowDown', shiftKey: false, isCommand: false };
    const last = { row: 2, column: 1 };
    expect(cellByKey(last, size, pressed, all)).toEqual(last);
  });
});

describe('prices from a spreadsheet', () => {
  const size = { row: 2, column: 2 };

  it('fill the table from the cell on; empty cells change nothing', () => {
    expect(pastePlan('4 000,50 ₽\t\r\n\t3500\r\n', { row: 0, column: 0 }, size)).toEqual({
      prices: [
        { row: 0, column: 0, price: '4000,50' },
        { row: 1, column: 1, price: '3500' },
      ],
      refused: [],
    });
  });

  it('are refused one by one', () => {
    expect(
      pastePlan(`дорого\t-5\n1e12\t${MAX_AMOUNT + 1}\n1\t2`, { row: 0, column: 1 }, size),
    ).toEqual({
      prices: [],
      refused: [
        { text: 'дорого', reason: TARIFFS_TEXTS.notPrice },
        { text: '-5', reason: TARIFFS_TEXTS.notPrice },
        { text: '1e12', reason: TARIFFS_TEXTS.notPrice },
        { text: String(MAX_AMOUNT + 1), reason: MESSAGES.generic.amountTooLarge },
        { text: '1', reason: TARIFFS_TEXTS.noPlace },
        { text: '2', reason: TARIFFS_TEXTS.noPlace },
      ],
    });
  });

  it('a copied table is pasted back whole, without its names', () => {
    const groups = [summer, year];
    const columns = matrixColumns(groups, []);
    const text = matrixText(groups, columns);
    expect(text).toBe(
      'Тарифная группа\tот 1 дн.\tот 7 дн.\tот 30 дн.\nЛето\t4000\t3500,50\t\nГод\t2500\t\t2000',
    );
    const { prices, refused } = pastePlan(text, { row: 0, column: 0 }, { row: 2, column: 3 });
    expect(refused).toEqual([]);
    expect(prices.map(({ price }) => price)).toEqual(['4000', '3500,50', '2500', '2000']);
  });

  it('one value is not a table', () => {
    expect(['5', '5\r\n', '5\t6', '5\n6'].map(isTable)).toEqual([false, false, true, true]);
  });
});
