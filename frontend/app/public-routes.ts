import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { LOGIN_TEXTS } from '@schema/texts/people/login';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { sharedStatementPath } from '@schema/values/money/statement-link';
import { sharedPaperPath } from '@schema/values/papers/paper-link';
import type { AppRoute } from './app-route';
import { LOGIN_PATH } from './paths';

/** Routes that need no session: the pages of links and the sign-in. */
export const PUBLIC_ROUTES: readonly AppRoute[] = [
  {
    path: '/reviews/share/:code',
    permission: 'everyone',
    title: SHELL_TEXTS.sharedPage,
    isBare: true,
    screen: lazyComponent(() => import('./screens/access/SharedReviewScreen')),
  },
  {
    path: sharedPaperPath(':code'),
    permission: 'everyone',
    title: SHELL_TEXTS.paper,
    isBare: true,
    screen: lazyComponent(() => import('./screens/access/SharedPaperScreen')),
  },
  {
    path: sharedStatementPath(':code'),
    permission: 'everyone',
    title: SHELL_TEXTS.statement,
    isBare: true,
    screen: lazyComponent(() => import('./screens/access/SharedStatementScreen')),
  },
  {
    path: LOGIN_PATH,
    permission: 'everyone',
    title: LOGIN_TEXTS.title,
    isBare: true,
    screen: lazyComponent(() => import('./screens/access/LoginScreen')),
  },
];
