import {
  BOARD_PATH,
  BOOKING_LIST_PATH,
  CARS_PATH,
  COMPANY_PATH,
  HELP_PATH,
  IMPORT_PATH,
  LOGISTICS_PATH,
  MONEY_PATH,
  OWN_STATEMENT_PATH,
  PAPERS_PATH,
  RESEAT_PATH,
  SHEETS_PATH,
  USERS_PATH,
} from '@frontend/app/paths';
import { mayOpen, type RouteUser } from '@frontend/app/resolve-route';
import { ROUTES } from '@frontend/app/routes';
import type { LucideIcon } from 'lucide-react';
import Archive from 'lucide-react/icons/archive';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Building2 from 'lucide-react/icons/building-2';
import CalendarRange from 'lucide-react/icons/calendar-range';
import CarFront from 'lucide-react/icons/car-front';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import ChartPie from 'lucide-react/icons/chart-pie';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import FileText from 'lucide-react/icons/file-text';
import FileUp from 'lucide-react/icons/file-up';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageSquareHeart from 'lucide-react/icons/message-square-heart';
import RouteIcon from 'lucide-react/icons/route';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import UserCog from 'lucide-react/icons/user-cog';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';

export interface MenuLink {
  readonly path: string;
  readonly title: string;
  readonly Icon: LucideIcon;
}

/** Icons by path of the route. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  [BOARD_PATH]: CalendarRange,
  [BOOKING_LIST_PATH]: ListChecks,
  [CARS_PATH]: CarFront,
  '/clients': Users,
  [LOGISTICS_PATH]: RouteIcon,
  '/analytics': ChartNoAxesColumn,
  '/editor': SlidersHorizontal,
  '/archive': Archive,
  '/sources': ChartPie,
  '/reviews': MessageSquareHeart,
  [USERS_PATH]: UserCog,
  [COMPANY_PATH]: Building2,
  [MONEY_PATH]: Wallet,
  [OWN_STATEMENT_PATH]: Wallet,
  [RESEAT_PATH]: ArrowLeftRight,
  [SHEETS_PATH]: ClipboardList,
  [PAPERS_PATH]: FileText,
  [IMPORT_PATH]: FileUp,
  [HELP_PATH]: CircleQuestionMark,
};

/** The sections a user may open, in menu order. */
export function menuFor(user: RouteUser): readonly MenuLink[] {
  return ROUTES.flatMap((route) => {
    const { path, title, isInMenu } = route;
    const Icon = ICONS[path];
    return isInMenu && Icon && mayOpen(user, route) ? [{ path, title, Icon }] : [];
  });
}
