import {
  can,
  canAny,
  firstPermittedSection,
  NO_ACCESS_PATH,
  type PermissionHolder,
} from '@schema/permissions';
import { matchPath } from 'react-router-dom';
import type { AppRoute } from './app-route';
import { BACKUPS_PATH, LOGIN_PATH } from './paths';
import { ROUTES } from './routes';
import { dialogOf, isQuickDialog, withDialog } from './screens/board/address/board-dialog';

type RouteDecision =
  | { readonly kind: 'show'; readonly route: AppRoute }
  | { readonly kind: 'redirect'; readonly to: string };

/** Addresses of earlier releases. */
const MOVED: Readonly<Record<string, string>> = { '/users/backups': BACKUPS_PATH };

const redirect = (to: string): RouteDecision => ({ kind: 'redirect', to });

/** Route of a path. Static paths precede paths with parameters in the table, so they win. */
export function routeOf(path: string): AppRoute | undefined {
  return ROUTES.find((route) => matchPath(route.path, path));
}

/** The rights of a user. */
export interface RouteUser extends PermissionHolder {
  /** The only partner whose cars the user may read; null or undefined: a member of staff. */
  readonly partnerId?: number | null | undefined;
}

/**
 * Whether the user has the permission of the route, or any of several. A user tied to a partner
 * opens only the routes declared for partners.
 */
export function mayOpen(user: RouteUser, { permission, isForPartners }: AppRoute): boolean {
  if (permission === null || permission === 'everyone') return true;
  const isTied = (user.partnerId ?? null) !== null;
  if (isTied ? !isForPartners : isForPartners === 'only') return false;
  return typeof permission === 'string' ? can(user, permission) : canAny(user, permission);
}

/** The first permitted section, else the first permitted link of the menu, else /no-access. */
function homeOf(user: RouteUser): string {
  const section = firstPermittedSection(user);
  if (section !== NO_ACCESS_PATH) return section;
  const isHome = (route: AppRoute) =>
    route.isInMenu && route.permission !== null && mayOpen(user, route);
  return ROUTES.find(isHome)?.path ?? section;
}

/**
 * Resolves a path (requirements.md, A11, A13). An anonymous client (null) can open the sign-in page
 * and the pages of links only. A signed-in user opening /login, an unknown path or a forbidden route
 * is redirected to the first permitted page of the menu, or to /no-access if there is none; /no-access is
 * for those users only.
 */
export function resolveRoute(user: RouteUser | null, path: string): RouteDecision {
  const moved = MOVED[path];
  const route = routeOf(moved ?? path);
  if (!user) {
    return route?.permission === 'everyone' ? { kind: 'show', route } : redirect(LOGIN_PATH);
  }
  const home = homeOf(user);
  const isOutOfPlace =
    route?.path === LOGIN_PATH || (route?.path === NO_ACCESS_PATH && home !== NO_ACCESS_PATH);
  if (!route || isOutOfPlace || !mayOpen(user, route)) return redirect(home);
  return moved ? redirect(moved) : { kind: 'show', route };
}

/**
 * Landing address after sign-in: the requested path and search if permitted, else the first
 * permitted section. A dialog available over any page is kept.
 */
export function landingOf(user: RouteUser, wanted: string): string {
  const [path = ''] = wanted.split(/[?#]/);
  const decision = resolveRoute(user, path);
  if (decision.kind === 'show') return wanted;
  const dialog = can(user, 'edit_bookings') ? dialogOf(wanted.slice(path.length)) : null;
  return dialog && isQuickDialog(dialog) ? decision.to + withDialog(dialog, '') : decision.to;
}
