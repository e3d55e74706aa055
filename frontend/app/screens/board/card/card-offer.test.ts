import type { CardBooking } from '@frontend/features/board/card/card-buttons';
import { expect, it } from 'vitest';
import { cardOffer } from './card-offer';

const NOW = new Date('2026-11-20T11:15:00Z');
const offer = (whereabouts: CardBooking['whereabouts'], startDate: string) =>
  cardOffer({ record: { startDate } as CardBooking['record'], whereabouts }, NOW, 'Europe/Moscow');

it.each([
  ['waiting', '2026-11-22T09:00:00Z', null, true],
  ['waiting', '2026-11-20T18:00:00Z', 'handover', true],
  ['late_pickup', '2026-11-19T09:00:00Z', 'handover', true],
  ['out', '2026-11-19T09:00:00Z', 'return', true],
  ['overdue', '2026-11-17T09:00:00Z', 'return', true],
  ['unconfirmed', '2026-11-17T09:00:00Z', 'return', true],
  ['returned', '2026-11-17T09:00:00Z', null, false],
  ['ended', '2026-11-10T09:00:00Z', null, false],
] as const)('%s from %s offers the mark %s, extension: %s', (where, start, mark, canExtend) => {
  expect(offer(where, start)).toEqual({ mark, canExtend });
});
