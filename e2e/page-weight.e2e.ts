import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type PageLimit, weightKb } from '../tools/build/page-weight';

const CLIENT = fileURLToPath(new URL('../dist/client', import.meta.url));

/** Limits: docs/adr/0011-packages-are-built-as-published.md. */
const FIRST_BOARD = ['signed-in', 'board'];
const BOARD = [...FIRST_BOARD, 'konva'];

const LIMITS: PageLimit[] = [
  { page: 'the sign-in page', chunks: ['forms'], limitKb: 141 },
  { page: 'the board until its cars are shown', chunks: FIRST_BOARD, limitKb: 179 },
  { page: 'the board', chunks: BOARD, limitKb: 254 },
  {
    page: 'the board with its first dialog open',
    chunks: [...BOARD, 'board-dialogs'],
    limitKb: 532,
  },
  { page: 'the booking list', chunks: ['signed-in', 'BookingListScreen'], limitKb: 192 },
  { page: '«Сейчас»', chunks: ['signed-in', 'NowScreen'], limitKb: 195 },
  { page: 'the analytics without charts', chunks: ['signed-in', 'AnalyticsScreen'], limitKb: 191 },
];

it.each(LIMITS)('$page needs at most $limitKb KB of script', ({ chunks, limitKb }) => {
  expect(weightKb(CLIENT, chunks)).toBeLessThanOrEqual(limitKb);
});
