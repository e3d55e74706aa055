import { MESSAGES } from '@schema/messages';
import type { Proposal } from '@schema/values/handover/proposals';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../fields/problems';
import {
  chargedSum,
  chargeRows,
  sentCharges,
  type TypedCharge,
  typedCharges,
  typedOfSent,
  withCharge,
  withOwnCharge,
} from './sheet-charges';
import { emptySheet, handoverSheetForm } from './sheet-form';

const KM: Proposal = { kind: 'mileage', sum: 6900, driven: 1590, limit: 900, over: 690, price: 10 };
const DENT: Proposal = { kind: 'damage', sum: null, damage: 'a' };
const rowsOf = (typed: readonly TypedCharge[], proposals: readonly Proposal[] = [KM, DENT]) =>
  chargeRows(proposals, typed, ({ kind }) => `за ${kind}`);
const [kmRow] = rowsOf([]);
if (!kmRow) throw new Error('no row');

describe('the rows', () => {
  test('are off at first and charge nothing', () => {
    expect(rowsOf([])).toEqual([
      {
        key: 'mileage',
        kind: 'mileage',
        isOn: false,
        sum: '6900',
        reason: 'за mileage',
        isOwn: false,
      },
      { key: 'damage-a', kind: 'damage', isOn: false, sum: '', reason: 'за damage', isOwn: false },
    ]);
    expect(sentCharges(rowsOf([]))).toEqual([]);
  });

  test('follow the proposal until the sum is edited', () => {
    const on = withCharge([], kmRow, { isOn: true });
    const more: Proposal = { ...KM, sum: 7000 };
    expect(chargedSum(rowsOf(on, [more]))).toBe(7000);
    const edited = withCharge(on, kmRow, { sum: '5 000' });
    expect(sentCharges(rowsOf(edited, [more]))).toEqual([
      { kind: 'mileage', amount: 5000, comment: 'за mileage' },
    ]);
    const off = withCharge(edited, kmRow, { isOn: false });
    expect(rowsOf(off, [more])[0]).toMatchObject({ isOn: false, sum: '5 000' });
  });

  test('of what is not proposed any more stay when they were edited', () => {
    const on = withCharge([], kmRow, { isOn: true });
    expect(rowsOf(on, [])).toEqual([]);
    const edited = withCharge(on, kmRow, { sum: '5000', reason: 'договорились' });
    expect(sentCharges(rowsOf(edited, []))).toEqual([
      { kind: 'mileage', amount: 5000, comment: 'договорились' },
    ]);
  });

  test('of a removed damage are left out', () => {
    const dent = { key: 'damage-a', kind: 'damage', isOn: true, sum: '900', reason: null } as const;
    expect(sentCharges(rowsOf([dent]))).toHaveLength(1);
    expect(rowsOf([dent], [])).toEqual([]);
  });

  test('of the user have keys of their own', () => {
    const two = withOwnCharge(withOwnCharge([]));
    expect(two.map(({ key }) => key)).toEqual(['own-1', 'own-2']);
    expect(rowsOf(two, []).every(({ isOwn, isOn }) => isOwn && isOn)).toBe(true);
  });

  test('of a sent sheet are those that were sent', () => {
    const sent = [
      { kind: 'mileage', amount: 690.5, comment: 'много' },
      { kind: 'mileage', amount: 10, comment: null },
      { kind: 'damage', amount: 3000, comment: 'вмятина' },
    ] as const;
    expect(sentCharges(rowsOf(typedOfSent(sent), [KM]))).toEqual(sent);
  });
});

test('unreadable charges are left out', () => {
  const good = { key: 'own-1', kind: 'fine', isOn: true, sum: '5', reason: null };
  const text = JSON.stringify([null, 1, {}, { ...good, kind: 'rent' }, { ...good, sum: 5 }, good]);
  expect(typedCharges(text)).toEqual([good]);
  expect(typedCharges(undefined)).toEqual([]);
});

const sheetWith = (charges: readonly object[], more: object = {}) =>
  fieldErrors(handoverSheetForm, {
    ...emptySheet('0123456789abcdef0123456789abcdef'),
    signatureWay: 'paper',
    charges: JSON.stringify(charges),
    ...more,
  });
const own = { key: 'own-1', kind: 'other', isOn: true, sum: '100', reason: '' };

describe('the form', () => {
  const { amountRequired, amountNotPositive } = MESSAGES.money;
  test.each<[string, object, string | null]>([
    ['a sum', {}, null],
    ['no sum', { sum: '' }, amountRequired],
    ['a word', { sum: 'сто' }, amountRequired],
    ['a negative sum', { sum: '-5' }, amountRequired],
    ['a sum of 0', { sum: '0' }, amountNotPositive],
    ['no sum of one that is off', { sum: '', isOn: false }, null],
    ['a proposed sum', { key: 'mileage', kind: 'mileage', sum: null }, null],
    ['no sum of a removed damage', { key: 'damage-b', kind: 'damage', sum: '' }, null],
  ])('%s', (_name, change, problem) => {
    const errors = sheetWith([own, { ...own, key: 'own-2', ...change }]);
    expect(errors).toEqual(problem === null ? {} : { 'charges[1].sum': problem });
  });

  test('a damage without a sum', () => {
    const damages = [{ key: 'a', view: 'left', x: 0, y: 0, kind: 'dent', size: 'small' }];
    const charge = { ...own, key: 'damage-a', kind: 'damage', sum: null };
    expect(sheetWith([charge], { damages: JSON.stringify(damages) })).toEqual({
      'charges[0].sum': amountRequired,
    });
  });
});

test('only what is on is charged', () => {
  const typed = fc.record({
    key: fc.constantFrom('mileage', 'damage-a', 'own-1', 'own-2', 'late'),
    kind: fc.constantFrom('mileage', 'damage', 'other'),
    isOn: fc.boolean(),
    sum: fc.option(fc.nat(100_000).map(String), { nil: null }),
    reason: fc.constant(null),
  });
  fc.assert(
    fc.property(fc.uniqueArray(typed, { selector: ({ key }) => key }), (list) => {
      const rows = rowsOf(list as TypedCharge[]);
      const on = rows.filter(({ isOn }) => isOn);
      expect(sentCharges(rows)).toHaveLength(on.length);
      for (const { key } of on) {
        expect(list.find((one) => one.key === key)?.isOn).toBe(true);
      }
    }),
  );
});
