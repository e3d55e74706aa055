import { expect, it } from 'vitest';
import { rebased } from './rebase';

const OPENED = { start: '10', end: '20', notes: '', deposit: '5' };

it.each([
  [
    'a field that only this user changed',
    { notes: 'мой' },
    { deposit: '7' },
    { notes: 'мой', deposit: '7' },
  ],
  [
    'the other value of a field that both changed',
    { notes: 'мой' },
    { notes: 'чужой' },
    { notes: 'чужой' },
  ],
  ['both dates together', { end: '22' }, { start: '11' }, { start: '11', end: '20' }],
  [
    'typed dates unchanged by others',
    { end: '22' },
    { notes: 'чужой' },
    { end: '22', notes: 'чужой' },
  ],
])('keeps %s', (_, typed, fresh, kept) => {
  const found = rebased(OPENED, { ...OPENED, ...fresh }, { ...OPENED, ...typed }, ['start', 'end']);
  expect(found).toEqual({ ...OPENED, ...kept });
});
