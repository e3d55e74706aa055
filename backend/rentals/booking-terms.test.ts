import { kopecks } from '@schema/values/money/money';
import { expect, test } from 'vitest';
import { givenColumns } from './booking-terms';

test.each([
  ['absent terms stay', {}, {}],
  ['undefined ones stay', { depositAmount: undefined, notes: undefined }, {}],
  ['null empties', { depositAmount: null, notes: null }, { depositKopecks: null, notes: null }],
  [
    'texts are trimmed, a blank one is null',
    { depositAmount: kopecks(0), depositComment: ' Наличными ', notes: ' ' },
    { depositKopecks: 0, depositComment: 'Наличными', notes: null },
  ],
  ['the price is not a column here', { totalPrice: kopecks(100) }, {}],
])('%s', (_name, given, columns) => {
  expect(givenColumns(given)).toEqual(columns);
});
