import { HANDOVER_MESSAGES } from '@schema/messages/handover';
import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../fields/problems';
import { sheetPayload } from './sheet';
import {
  emptySheet,
  handoverSheetForm,
  inkOf,
  isDelayedAt,
  newDamages,
  type SheetValues,
  toHandoverSheet,
} from './sheet-form';

const ID = '0123456789abcdef0123456789abcdef';
const NOW = '2026-11-20T09:00:00.000Z';
const OF = { side: 'out', carId: 3, customerName: 'Анна Никитина', charges: [], now: NOW } as const;
const DAMAGE = {
  key: 'a',
  view: 'left',
  x: 0.2,
  y: 0.4,
  kind: 'dent',
  size: 'small',
  comment: null,
  photo: null,
};
const filled = (more: Partial<SheetValues> = {}): SheetValues => ({
  ...emptySheet(ID),
  km: '154 820',
  fuel: '7',
  damages: JSON.stringify([DAMAGE]),
  signature: '[[100,100,400,200]]',
  ...more,
});
const errorsOf = (more: Partial<SheetValues>) => fieldErrors(handoverSheetForm, filled(more));

test('a filled form becomes the payload of the server', () => {
  const sheet = toHandoverSheet(filled(), OF);
  const { key: _, ...damage } = DAMAGE;
  expect(sheet).toMatchObject({
    clientId: ID,
    at: NOW,
    km: 154_820,
    fuel: 7,
    damages: [damage],
    signerName: 'Анна Никитина',
    signature: [[100, 100, 400, 200]],
    delayReason: null,
  });
  expect(fieldErrors(sheetPayload, { ...sheet, bookingId: 1 })).toEqual({});
});

test('without a signature on screen none is sent', () => {
  expect(toHandoverSheet(filled({ signatureWay: 'paper' }), OF).signature).toBeNull();
  const absent = filled({ signatureWay: 'absent', absenceReason: ' Спешил ' });
  expect(toHandoverSheet(absent, OF)).toMatchObject({
    signature: null,
    signerName: null,
    absenceReason: 'Спешил',
  });
});

describe('the form refuses', () => {
  test.each([
    [{ km: '15,5' }, 'km'],
    [{ km: '2 000 001' }, 'km'],
    [{ fuel: '9' }, 'fuel'],
    [{ signature: '[]' }, 'signature'],
    [{ signature: '[[1,1]]' }, 'signature'],
    [{ signature: 'нет' }, 'signature'],
    [{ signatureWay: 'absent' as const }, 'absenceReason'],
    [{ isOther: true }, 'signerName'],
    [{ at: NOW, isDelayed: true }, 'delayReason'],
    [{ at: 'unfinished' }, 'at'],
  ])('%j at %s', (more, field) => {
    expect(Object.keys(errorsOf(more))).toEqual([field]);
  });

  test('nothing that is not filled in besides the signature', () => {
    expect(fieldErrors(handoverSheetForm, emptySheet(ID))).toEqual({
      signature: HANDOVER_MESSAGES.signatureRequired,
    });
  });
});

test('a reason is needed after a day', () => {
  const now = new Date(NOW);
  expect(isDelayedAt('2026-11-19T09:00:00.000Z', now)).toBe(false);
  expect(isDelayedAt('2026-11-19T08:59:59.000Z', now)).toBe(true);
});

test.each(['', 'нет', '{}', '[1]', '[[1]]', '[["1","2"]]', '[[5000,1]]'])(
  'an unreadable signature %s has no strokes',
  (text) => {
    expect(inkOf(text)).toEqual([]);
  },
);

test('unreadable damages are left out', () => {
  expect(newDamages(JSON.stringify([null, 5, {}, { ...DAMAGE, view: 'under' }, DAMAGE]))).toEqual([
    DAMAGE,
  ]);
});
