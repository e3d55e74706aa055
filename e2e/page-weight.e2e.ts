import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type PageLimit, weightKb } from '../tools/build/page-weight';

const CLIENT = fileURLToPath(new URL('../dist/client', import.meta.url));

/** The module of every signed-in page. Limits: docs/adr/0011-packages-are-built-as-published.md. */
const SIGNED_IN = ['app/SignedInApp.tsx'];
const BOARD = [...SIGNED_IN, 'screens/board/BoardScreen.tsx'];

const LIMITS: PageLimit[] = [
  { page: 'the sign-in page', modules: ['screens/access/LoginScreen.tsx'], limitKb: 141 },
  { page: 'the board', modules: BOARD, limitKb: 306 },
  {
    page: 'the board with its first dialog open',
    modules: [...BOARD, 'screens/board/CreateEventDialog.tsx'],
    limitKb: 455,
  },
];

it.each(LIMITS)('$page needs at most $limitKb KB of script', ({ modules, limitKb }) => {
  expect(weightKb(CLIENT, modules)).toBeLessThanOrEqual(limitKb);
});
