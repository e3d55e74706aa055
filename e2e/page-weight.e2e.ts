import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type PageLimit, weightKb } from '../tools/page-weight';

const CLIENT = fileURLToPath(new URL('../dist/client', import.meta.url));

const LIMITS: PageLimit[] = [
  { page: 'the sign-in page', modules: ['screens/LoginScreen.tsx'], limitKb: 150 },
  { page: 'the board', modules: ['screens/BoardScreen.tsx'], limitKb: 250 },
  {
    page: 'the board with its first dialog open',
    modules: ['screens/BoardScreen.tsx', 'screens/CreateEventDialog.tsx'],
    limitKb: 400,
  },
];

it.each(LIMITS)('$page needs at most $limitKb KB of script', ({ modules, limitKb }) => {
  expect(weightKb(CLIENT, modules)).toBeLessThanOrEqual(limitKb);
});
