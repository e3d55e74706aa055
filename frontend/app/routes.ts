import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { access } from '@schema/messages/access';
import { NO_ACCESS_PATH, PERMISSION_TITLES, type Permission } from '@schema/permissions';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import type { AppRoute } from './app-route';
import {
  ADVANCES_PATH,
  ANALYTICS_PATH,
  ARCHIVE_PATH,
  BACKUPS_PATH,
  BOARD_PATH,
  BOOKING_LIST_PATH,
  CARS_PATH,
  COMPANY_PATH,
  DEBTORS_PATH,
  DEPOSITS_PATH,
  GAPS_PATH,
  HELP_PATH,
  helpPagePath,
  IMPORT_PATH,
  IMPORT_PERMISSIONS,
  INCOME_PATH,
  LOGISTICS_PATH,
  MONEY_PATH,
  NOW_PATH,
  OWN_STATEMENT_PATH,
  PAPERS_PATH,
  PARTNERS_PATH,
  RESEAT_PATH,
  SHEETS_PATH,
  USERS_PATH,
} from './paths';
import { PUBLIC_ROUTES } from './public-routes';

const section = (
  path: string,
  permission: Permission,
  rest: Pick<AppRoute, 'screen' | 'reportsData' | 'isForPartners'>,
): AppRoute => ({
  path,
  permission,
  title: PERMISSION_TITLES[permission],
  isInMenu: true,
  ...rest,
});

const part = (
  path: string,
  permission: Permission,
  rest: Pick<AppRoute, 'screen' | 'isForPartners'>,
): AppRoute => ({
  path,
  permission,
  title: PERMISSION_TITLES[permission],
  ...rest,
});

/**
 * All routes (requirements.md, H1–H18). Sections are in navigation order: the six most used first,
 * as many as fit; the others under «Ещё».
 */
export const ROUTES: readonly AppRoute[] = [
  section(BOARD_PATH, 'view_board', {
    screen: lazyComponent(() => import('./screens/board/BoardScreen')),
    isForPartners: true,
    reportsData: true,
  }),
  section(BOOKING_LIST_PATH, 'view_booking_list', {
    screen: lazyComponent(() => import('./screens/bookings/BookingListScreen')),
    reportsData: true,
  }),
  section(CARS_PATH, 'view_cars', {
    screen: lazyComponent(() => import('./screens/registers/CarsScreen')),
  }),
  section('/clients', 'view_clients', {
    screen: lazyComponent(() => import('./screens/registers/ClientsScreen')),
  }),
  section(LOGISTICS_PATH, 'view_logistics', {
    screen: lazyComponent(() => import('./screens/reports/LogisticsScreen')),
  }),
  section(ANALYTICS_PATH, 'view_analytics', {
    screen: lazyComponent(() => import('./screens/reports/AnalyticsScreen')),
    isForPartners: true,
    reportsData: true,
  }),
  section('/editor', 'view_editor', {
    screen: lazyComponent(() => import('./screens/registers/EditorScreen')),
  }),
  section(ARCHIVE_PATH, 'view_archive', {
    screen: lazyComponent(() => import('./screens/bookings/ArchiveScreen')),
  }),
  section('/sources', 'view_sources', {
    screen: lazyComponent(() => import('./screens/reports/SourcesScreen')),
  }),
  section('/reviews', 'view_reviews', {
    screen: lazyComponent(() => import('./screens/registers/ReviewsScreen')),
  }),
  section(USERS_PATH, 'manage_users', {
    screen: lazyComponent(() => import('./screens/registers/UsersScreen')),
  }),
  {
    path: COMPANY_PATH,
    permission: 'manage_users',
    title: SHELL_TEXTS.company,
    isInMenu: true,
    screen: lazyComponent(() => import('./screens/registers/CompanyScreen')),
  },
  {
    path: BACKUPS_PATH,
    permission: 'manage_users',
    title: SHELL_TEXTS.backups,
    screen: lazyComponent(() => import('./screens/registers/BackupsScreen')),
  },
  {
    path: '/company/templates/:id',
    permission: 'manage_users',
    title: SHELL_TEXTS.paperTemplate,
    screen: lazyComponent(() => import('./screens/registers/TemplateScreen')),
  },
  {
    path: '/cars/:id/state',
    permission: ['view_cars', 'edit_bookings'],
    title: SHELL_TEXTS.carState,
    screen: lazyComponent(() => import('./screens/registers/CarStateScreen')),
  },
  {
    path: '/handover/:id/swap',
    permission: 'edit_bookings',
    title: SHELL_TEXTS.sheetsOfSwap,
    screen: lazyComponent(() => import('./screens/registers/SwapSheetsScreen')),
  },
  {
    path: '/handover/:id/:side',
    permission: 'edit_bookings',
    title: SHELL_TEXTS.sheet,
    screen: lazyComponent(() => import('./screens/registers/HandoverScreen')),
  },
  part('/clients/:id', 'view_clients', {
    screen: lazyComponent(() => import('./screens/registers/ClientScreen')),
  }),
  part(INCOME_PATH, 'view_analytics', {
    screen: lazyComponent(() => import('./screens/reports/IncomeScreen')),
    isForPartners: true,
  }),
  part(GAPS_PATH, 'view_analytics', {
    screen: lazyComponent(() => import('./screens/reports/GapsScreen')),
  }),
  part('/analytics/fleet/:carId', 'view_analytics', {
    screen: lazyComponent(() => import('./screens/reports/CarAnalyticsScreen')),
    isForPartners: true,
  }),
  part('/analytics/:date/:category', 'view_analytics', {
    screen: lazyComponent(() => import('./screens/reports/DayDetailScreen')),
  }),
  {
    path: MONEY_PATH,
    permission: ['view_analytics', 'edit_bookings'],
    title: SHELL_TEXTS.money,
    isInMenu: true,
    screen: lazyComponent(() => import('./screens/reports/TillsScreen')),
  },
  {
    path: DEBTORS_PATH,
    permission: 'view_analytics',
    title: SHELL_TEXTS.debtors,
    screen: lazyComponent(() => import('./screens/reports/DebtorsScreen')),
  },
  {
    path: DEPOSITS_PATH,
    permission: 'view_analytics',
    title: SHELL_TEXTS.deposits,
    screen: lazyComponent(() => import('./screens/reports/DepositsScreen')),
  },
  {
    path: ADVANCES_PATH,
    permission: 'view_analytics',
    title: SHELL_TEXTS.advances,
    screen: lazyComponent(() => import('./screens/reports/AdvancesScreen')),
  },
  {
    path: PARTNERS_PATH,
    permission: 'view_analytics',
    title: SHELL_TEXTS.partners,
    screen: lazyComponent(() => import('./screens/reports/PartnersScreen')),
  },
  {
    path: `${PARTNERS_PATH}/:id`,
    permission: 'view_analytics',
    title: SHELL_TEXTS.statement,
    screen: lazyComponent(() => import('./screens/reports/StatementScreen')),
  },
  {
    path: OWN_STATEMENT_PATH,
    permission: 'view_analytics',
    title: SHELL_TEXTS.ownStatement,
    isForPartners: 'only',
    isInMenu: true,
    screen: lazyComponent(() => import('./screens/reports/OwnStatementScreen')),
  },
  {
    path: NOW_PATH,
    permission: 'view_board',
    title: SHELL_TEXTS.now,
    screen: lazyComponent(() => import('./screens/reports/NowScreen')),
    reportsData: true,
  },
  {
    path: RESEAT_PATH,
    permission: 'edit_bookings',
    title: SHELL_TEXTS.reseating,
    isInMenu: true,
    screen: lazyComponent(() => import('./screens/bookings/ReseatScreen')),
  },
  {
    path: SHEETS_PATH,
    permission: 'edit_bookings',
    title: SHELL_TEXTS.sheets,
    isInMenu: true,
    screen: lazyComponent(() => import('./screens/bookings/SheetsScreen')),
  },
  {
    path: PAPERS_PATH,
    permission: 'edit_bookings',
    title: SHELL_TEXTS.papers,
    isInMenu: true,
    screen: lazyComponent(() => import('./screens/bookings/PapersScreen')),
  },
  {
    path: '/papers/:id',
    permission: 'edit_bookings',
    title: SHELL_TEXTS.paper,
    screen: lazyComponent(() => import('./screens/bookings/PaperScreen')),
  },
  {
    path: IMPORT_PATH,
    permission: IMPORT_PERMISSIONS,
    title: SHELL_TEXTS.importing,
    isInMenu: true,
    screen: lazyComponent(() => import('./screens/bookings/ImportScreen')),
  },
  {
    path: HELP_PATH,
    permission: null,
    title: SHELL_TEXTS.help,
    isInMenu: true,
    screen: lazyComponent(() => import('./screens/access/HelpScreen')),
  },
  {
    path: helpPagePath(':slug'),
    permission: null,
    title: SHELL_TEXTS.help,
    screen: lazyComponent(() => import('./screens/access/HelpScreen')),
  },
  {
    path: NO_ACCESS_PATH,
    permission: null,
    title: access.noSections,
    screen: lazyComponent(() => import('./screens/access/NoAccessScreen')),
  },
  ...PUBLIC_ROUTES,
];
