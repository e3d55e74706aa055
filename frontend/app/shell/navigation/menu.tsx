import {
  BOARD_PATH,
  CARS_PATH,
  IMPORT_PATH,
  LOGISTICS_PATH,
  MONEY_PATH,
  RESEAT_PATH,
  USERS_PATH,
} from '@frontend/app/paths';
import { mayOpen } from '@frontend/app/resolve-route';
import { ROUTES } from '@frontend/app/routes';
import type { PermissionHolder } from '@schema/permissions';
import {
  Archive,
  ArrowLeftRight,
  CalendarRange,
  CarFront,
  ChartNoAxesColumn,
  ChartPie,
  FileUp,
  ListChecks,
  type LucideIcon,
  MessageSquareHeart,
  Route as RouteIcon,
  SlidersHorizontal,
  UserCog,
  Users,
  Wallet,
} from 'lucide-react';

export interface MenuLink {
  readonly path: string;
  readonly title: string;
  readonly Icon: LucideIcon;
}

/** By path of the route. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  [BOARD_PATH]: CalendarRange,
  '/bookings-list': ListChecks,
  [CARS_PATH]: CarFront,
  '/clients': Users,
  [LOGISTICS_PATH]: RouteIcon,
  '/analytics': ChartNoAxesColumn,
  '/editor': SlidersHorizontal,
  '/archive': Archive,
  '/sources': ChartPie,
  '/reviews': MessageSquareHeart,
  [USERS_PATH]: UserCog,
  [MONEY_PATH]: Wallet,
  [RESEAT_PATH]: ArrowLeftRight,
  [IMPORT_PATH]: FileUp,
};

/** The sections a user may open, in menu order; routes without a screen are omitted. */
export function menuFor(user: PermissionHolder): readonly MenuLink[] {
  return ROUTES.flatMap((route) => {
    const { path, title, isInMenu, screen } = route;
    const Icon = ICONS[path];
    return isInMenu && screen && Icon && mayOpen(user, route) ? [{ path, title, Icon }] : [];
  });
}
