import { describe, expect, it } from 'vitest';
import {
  type BoardDialog,
  dialogOf,
  isQuickDialog,
  isRecordDialog,
  withDialog,
  withoutDialog,
} from './board-dialog';

const DIALOGS: BoardDialog[] = [
  { kind: 'booking', id: 12 },
  { kind: 'booking', id: 12, payment: '5000,50' },
  { kind: 'booking', id: 12, payment: '' },
  { kind: 'booking', id: 12, payment: '', order: 'returnDeposit' },
  { kind: 'service', id: 3 },
  { kind: 'breakdown', carId: 7 },
  { kind: 'carActions', carId: 7 },
  { kind: 'quick' },
  { kind: 'cash' },
  { kind: 'incomplete' },
  { kind: 'incomplete', id: 8 },
  {
    kind: 'quick',
    startDate: '2026-11-21T20:59:00.000Z',
    endDate: '2026-11-23T03:00:00.000Z',
  },
  { kind: 'cash', amount: '5000,50', comment: 'мойка & кресло' },
  { kind: 'days', carId: 7, fromDay: '2026-11-21', toDay: '2026-11-23' },
  {
    kind: 'period',
    carId: 7,
    startDate: '2026-11-21T20:59:00.000Z',
    endDate: '2026-11-23T03:00:00.000Z',
  },
  { kind: 'quick', customerId: 9 },
  {
    kind: 'period',
    carId: 7,
    startDate: '2026-11-21T20:59:00.000Z',
    endDate: '2026-11-23T03:00:00.000Z',
    customerId: 9,
  },
  {
    kind: 'several',
    carIds: [7, 9],
    startDate: '2026-11-21T20:59:00.000Z',
    endDate: '2026-11-23T03:00:00.000Z',
    customerId: 9,
  },
  { kind: 'extension', bookingId: 12 },
  { kind: 'extension', bookingId: 12, endDate: '2026-11-27T15:00:00.000Z' },
  { kind: 'days', carId: 7, fromDay: '2026-11-21', toDay: '2026-11-21', isService: true },
];

describe('a dialog in the address', () => {
  it.each(DIALOGS)('is parsed back as written: $kind', (dialog) => {
    expect(dialogOf(withDialog(dialog, ''))).toEqual(dialog);
  });

  it('is a short link for shared dialogs', () => {
    expect(withDialog({ kind: 'booking', id: 12 }, '')).toBe('?booking=12');
    expect(dialogOf('?new=booking')).toEqual({ kind: 'quick' });
    expect(dialogOf('?new=cash')).toEqual({ kind: 'cash' });
  });

  it('replaces another dialog and keeps the other parameters', () => {
    const search = withDialog({ kind: 'cash' }, '?days=14&new=event&extend=3');
    expect(search).toBe('?days=14&new=cash');
    expect(withoutDialog(search)).toBe('?days=14');
    expect(withoutDialog('?booking=12')).toBe('');
  });

  it('keeps the parameters of its page', () => {
    expect(withDialog({ kind: 'cash' }, '?car=7')).toBe('?car=7&new=cash');
    expect(withoutDialog('?car=7&new=cash')).toBe('?car=7');
    expect(withoutDialog('?start=2026-11-01&end=2026-11-30&new=booking')).toBe(
      '?start=2026-11-01&end=2026-11-30',
    );
    expect(withoutDialog('?car=7')).toBe('?car=7');
  });

  it('opens over any page when it needs no record of it', () => {
    expect(DIALOGS.filter(isQuickDialog).map(({ kind }) => kind)).toEqual([
      'breakdown',
      'quick',
      'cash',
      'quick',
      'cash',
      'period',
      'quick',
      'period',
      'several',
    ]);
  });

  it('opens over any page when it reads its own record', () => {
    const kinds = new Set(DIALOGS.filter(isRecordDialog).map(({ kind }) => kind));
    expect([...kinds]).toEqual(['booking', 'extension']);
  });

  it.each([
    '',
    '?booking=abc',
    '?booking=0',
    '?booking=99999999999',
    '?new=event',
    '?new=event&car=7&from=2026-11-23&to=2026-11-21',
    '?new=event&car=7&from=2026-02-30&to=2026-03-01',
    '?new=event&car=7&start=2026-11-21&end=2026-11-23',
    '?new=event&car=7&start=2026-11-23T03:00:00Z&end=2026-11-21T03:00:00Z',
    '?new=something',
    '?incomplete=all',
    '?incomplete=0',
  ])('is ignored when malformed: %s', (search) => {
    expect(dialogOf(search)).toBeNull();
  });
});
