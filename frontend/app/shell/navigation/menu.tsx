import { ROUTES } from '@frontend/app/routes';
import { can, type Permission, type PermissionHolder } from '@schema/permissions';
import {
  Archive,
  CalendarRange,
  CarFront,
  ChartNoAxesColumn,
  ChartPie,
  ListChecks,
  type LucideIcon,
  MessageSquareHeart,
  Route as RouteIcon,
  SlidersHorizontal,
  UserCog,
  Users,
} from 'lucide-react';

export interface MenuLink {
  readonly path: string;
  readonly title: string;
  readonly Icon: LucideIcon;
}

const ICONS: Partial<Record<Permission, LucideIcon>> = {
  view_board: CalendarRange,
  view_booking_list: ListChecks,
  view_cars: CarFront,
  view_clients: Users,
  view_logistics: RouteIcon,
  view_analytics: ChartNoAxesColumn,
  view_editor: SlidersHorizontal,
  view_archive: Archive,
  view_sources: ChartPie,
  view_reviews: MessageSquareHeart,
  manage_users: UserCog,
};

/** The sections a user may open, in menu order; routes without a screen are omitted. */
export function menuFor(user: PermissionHolder): readonly MenuLink[] {
  return ROUTES.flatMap(({ path, title, permission, isInMenu, screen }) => {
    if (!isInMenu || !screen || typeof permission !== 'string') return [];
    if (permission === 'everyone') return [];
    const Icon = ICONS[permission];
    return can(user, permission) && Icon ? [{ path, title, Icon }] : [];
  });
}
