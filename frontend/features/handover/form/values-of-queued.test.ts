import { emptySheet, type SheetValues, toHandoverSheet } from '@schema/forms/handover/sheet-form';
import { expect, test } from 'vitest';
import { valuesOfQueued } from './values-of-queued';

const ID = 'a'.repeat(32);
const OF = {
  side: 'out',
  carId: 3,
  customerName: 'Анна',
  charges: [],
  now: '2026-11-20T09:00:00Z',
} as const;
const DAMAGE = { key: '7', view: 'front', kind: 'scratch', size: 'small', x: 0.5, y: 0.5 };

test.each<Partial<SheetValues>>([
  { signatureWay: 'paper' },
  { km: '154820', fuel: '0', damages: JSON.stringify([DAMAGE]), signature: '[[1,2,3,4],[5,6]]' },
  { signatureWay: 'paper', isOther: true, signerName: 'Пётр', comment: 'Полный бак' },
  { signatureWay: 'paper', mendedDamageIds: '[5,7]' },
  { signatureWay: 'absent', absenceReason: 'Ключи в боксе' },
  { signatureWay: 'paper', at: '2026-11-18T09:00:00Z', isDelayed: true, delayReason: 'Дорога' },
])('a refused sheet is edited as it was: %j', (values) => {
  const input = toHandoverSheet({ ...emptySheet(ID), ...values }, OF);
  const again = valuesOfQueued({ sheetClientId: ID, input }, OF.customerName);
  expect(toHandoverSheet(again, { ...OF, now: '2026-11-21T09:00:00Z' })).toEqual(input);
});
