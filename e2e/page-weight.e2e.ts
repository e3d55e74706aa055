import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type PageLimit, weightKb } from '../tools/build/page-weight';

const CLIENT = fileURLToPath(new URL('../dist/client', import.meta.url));
const PLAYGROUND = fileURLToPath(new URL('../dist/playground', import.meta.url));

const BOARD = ['signed-in', 'board'];

/**
 * A coarse limit for each page, about 5 % over its size
 * (docs/adr/0011-packages-are-built-as-published.md): an unnoticed library exceeds it, a field does
 * not.
 */
const LIMITS: PageLimit[] = [
  { page: 'the sign-in page', chunks: ['forms'], limitKb: 150 },
  { page: 'the board', chunks: BOARD, limitKb: 320 },
  {
    page: 'the board with its first dialog open',
    chunks: [...BOARD, 'board-dialogs'],
    limitKb: 608,
  },
  { page: 'the booking list', chunks: ['signed-in', 'BookingListScreen'], limitKb: 263 },
  { page: '«Сейчас»', chunks: ['signed-in', 'NowScreen'], limitKb: 265 },
  { page: 'the analytics without charts', chunks: ['signed-in', 'AnalyticsScreen'], limitKb: 260 },
  // All pages of the help, without pictures.
  { page: 'the help', chunks: ['signed-in', 'HelpScreen'], limitKb: 300 },
];

it.each(LIMITS)('$page needs at most $limitKb KB of script', ({ chunks, limitKb }) => {
  expect(weightKb(CLIENT, chunks)).toBeLessThanOrEqual(limitKb);
});

// Mostly the editor and React. A language of the editor adds a worker or 50 KB.
it('the GraphQL playground needs at most 1200 KB of script', () => {
  expect(weightKb(PLAYGROUND, ['monaco-editor'])).toBeLessThanOrEqual(1200);
});
