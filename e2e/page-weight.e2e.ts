import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type PageLimit, weightKb } from '../tools/page-weight';

const CLIENT = fileURLToPath(new URL('../dist/client', import.meta.url));

/**
 * Everything a signed-in screen needs stands behind the session. Of the board's weight Konva and the
 * reconciler of react-konva are 66 KB (tools/lean-packages.ts says what of them stays behind).
 */
const SIGNED_IN = ['app/SignedInApp.tsx'];
const BOARD = [...SIGNED_IN, 'screens/BoardScreen.tsx'];

const LIMITS: PageLimit[] = [
  { page: 'the sign-in page', modules: ['screens/LoginScreen.tsx'], limitKb: 150 },
  { page: 'the board', modules: BOARD, limitKb: 286 },
  {
    page: 'the board with its first dialog open',
    modules: [...BOARD, 'screens/CreateEventDialog.tsx'],
    limitKb: 438,
  },
];

it.each(LIMITS)('$page needs at most $limitKb KB of script', ({ modules, limitKb }) => {
  expect(weightKb(CLIENT, modules)).toBeLessThanOrEqual(limitKb);
});
