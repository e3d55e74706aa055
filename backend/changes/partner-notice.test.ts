import { expect, test } from 'vitest';
import type { ChangeNotice } from './notices';
import { noticeOfPartner } from './partner-notice';

const notice = (over: Partial<ChangeNotice>): ChangeNotice => ({
  topics: ['board', 'daily', 'customers', 'money'],
  carIds: [],
  operation: 'updateBooking',
  cursor: '1.1',
  at: new Date('2026-11-10T09:00:00Z'),
  ...over,
});
const heard = (over: Partial<ChangeNotice>) => {
  const found = noticeOfPartner(notice(over), [1, 2]);
  return found && { topics: found.topics, carIds: found.carIds };
};

test.each<[string, Partial<ChangeNotice>, ReturnType<typeof heard>]>([
  ['an own car', { carIds: [1] }, { topics: ['board', 'daily'], carIds: [1] }],
  ['an own car and another', { carIds: [2, 3] }, { topics: ['board', 'daily'], carIds: [2] }],
  ['another car', { carIds: [3] }, null],
  ['any car', { carIds: [] }, { topics: ['board', 'daily'], carIds: [] }],
  ['lists of staff', { topics: ['customers', 'money'] }, null],
  [
    'shares of any car',
    { topics: ['partners', 'fleet'], carIds: [3], operation: 'setCarShares' },
    { topics: ['partners', 'fleet', 'board'], carIds: [] },
  ],
  ['a position', { operation: 'subscribed', topics: [] }, { topics: [], carIds: [] }],
])('of %s', (_, over, expected) => {
  expect(heard(over)).toEqual(expected);
});
