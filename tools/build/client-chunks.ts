/** A module as described by the bundler. */
interface ModuleFacts {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

type ReadModule = (id: string) => ModuleFacts | null;

interface ChunkGroup {
  readonly name: (id: string, modules: { getModuleInfo: ReadModule }) => string | null;
}

/** Parts fetched together, by the path endings of their first modules. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  /** The first requests, before all else. */
  early: ['/frontend/early.ts'],
  /** Shared by every page. */
  start: ['/frontend/index.html'],
  /** The sign-in form with the modules of every form. */
  forms: ['/screens/access/LoginScreen.tsx'],
  'signed-in': ['/app/SignedInApp.tsx'],
  board: ['/screens/board/BoardScreen.tsx'],
  /** Loaded once a screen is shown. */
  later: ['/shell/NowLink.tsx', '/branding/LiveFavicon.tsx', '/live/open-live-connection.ts'],
  /** Loaded once the board is shown. */
  'board-later': [
    '/board/view/LazyBoardParts.tsx',
    '/screens/board/BoardMoves.tsx',
    '/board/card/CardActions.tsx',
    '/board/card/CardMoney.tsx',
    '/board/money/BoardMoneySigns.tsx',
    '/dashboard/card/DailyCard.tsx',
    '/loading/live-rows.ts',
  ],
  'board-dialogs': [
    '/create-event/CreateEventDialog.tsx',
    '/board/card/CarActions.tsx',
    '/bookings/card/BookingDetails.tsx',
    '/maintenances/MaintenanceEditor.tsx',
    '/availability/QuickBookingDialog.tsx',
    '/cashbox/CashEntryDialog.tsx',
  ],
  /** The board stored on the device. */
  offline: ['/app/offline/OfflineApp.tsx'],
  /** Has its own board. */
  editor: ['/registers/EditorScreen.tsx'],
  charts: [
    '/charts/FleetCharts.tsx',
    '/charts/CarCharts.tsx',
    '/charts/IncomeCharts.tsx',
    '/sources/SourceShares.tsx',
  ],
  /** «Оплата» of a booking, fetched when it is opened. */
  money: [
    '/features/money/BookingMoney.tsx',
    '/features/money/MoneyDialog.tsx',
    '/features/money/sheet/MoneySheet.tsx',
    '/features/money/receipt/ReceiptDialog.tsx',
    '/money/customer/CustomerMoney.tsx',
    '/money/customer/AdvanceSheet.tsx',
    '/shared/history/HistoryList.tsx',
  ],
  'money-reports': [
    '/money/reports/ChargeTotals.tsx',
    '/reports/TillsScreen.tsx',
    '/reports/DebtorsScreen.tsx',
    '/reports/DepositsScreen.tsx',
    '/reports/AdvancesScreen.tsx',
  ],
  /** Photos and sheets that wait on the device. The page of a sheet has them too. */
  handover: [
    '/registers/HandoverScreen.tsx',
    '/registers/SwapSheetsScreen.tsx',
    '/handover/kept/KeepSheets.tsx',
    '/handover/kept/DueList.tsx',
    '/handover/queue/QueueStatus.tsx',
    '/handover/queue/UnsentQuestion.tsx',
  ],
  /** The most opened screens: modules shared with others are fetched with any of them. */
  list: ['/bookings/BookingListScreen.tsx'],
  analytics: ['/reports/AnalyticsScreen.tsx'],
  now: ['/reports/NowScreen.tsx'],
  clients: ['/registers/ClientsScreen.tsx'],
  logistics: ['/reports/LogisticsScreen.tsx'],
};

const FIRST = ['start', 'signed-in', 'board'];
const MOST_OPENED = ['list', 'analytics', 'now', 'clients', 'logistics', 'board-later'];
const OF_BOARD = ['board', 'board-later', 'editor', 'offline'];

const OF_MONEY = ['money', 'money-reports'];

/** Parts of the board and the modules that its folder loads lazily. */
const isOfBoard = (user: string) =>
  OF_BOARD.includes(user) || pathOf(user).includes('/features/board/');

/** Packages change less often than our code: caches keep their file over a release. */
const REACT_PACKAGES = /^(?:react|react-dom|scheduler|react-router|react-router-dom)$/;

const DATA_PACKAGES = /^(?:@apollo\/client|graphql|rxjs|optimism|@wry\/.+|tslib)$/;

const CANVAS_PACKAGES = /^(?:konva|react-konva|react-reconciler|its-fine)$/;

const FIELD_PACKAGES = /^(?:react-aria(?:-components)?|react-stately|@react-(?:aria|stately)\/.+)$/;

const CHART_PACKAGES = /^(?:@visx\/.+|d3-.+)$/;

/** In the order of imports: no file imports a later one. */
const ORDER = [
  'early',
  'react',
  'data',
  'start',
  'signed-in',
  'forms',
  'common',
  'konva',
  'board',
  'screens',
  'later',
  'fields',
  'charts',
  'dialogs',
  'board-later',
  'board-dialogs',
  'money',
  'money-reports',
  'handover',
];

const PACKAGE = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

const pathOf = (id: string) => id.replaceAll('\\', '/');

const packageOf = (id: string) => PACKAGE.exec(pathOf(id))?.[1] ?? '';

function partOf(id: string): string {
  const path = pathOf(id);
  const found = Object.entries(PARTS).find(([, roots]) =>
    roots.some((root) => path.endsWith(root)),
  );
  return found?.[0] ?? id;
}

/** The modules that `root` needs before it runs, including itself. */
function needsOf(root: string, read: ReadModule): Set<string> {
  const needs = new Set([root]);
  for (const id of needs) for (const next of read(id)?.importedIds ?? []) needs.add(next);
  return needs;
}

/** For each module the parts and other lazily loaded modules that need it. */
function usersOf(entries: readonly string[], read: ReadModule): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  const roots = new Set(entries);
  for (const root of roots) {
    for (const id of needsOf(root, read)) {
      const known = users.get(id) ?? new Set();
      users.set(id, known.add(partOf(root)));
      for (const next of read(id)?.dynamicallyImportedIds ?? []) roots.add(next);
    }
  }
  return users;
}

/** The file of a module on the way to the first screen; null: it is not needed there. */
function firstChunk(id: string, users: ReadonlySet<string>): string | null {
  if (users.has('early')) return 'early';
  const isFirst = FIRST.some((part) => users.has(part));
  if (isFirst && REACT_PACKAGES.test(packageOf(id))) return 'react';
  if (isFirst && CANVAS_PACKAGES.test(packageOf(id))) return 'konva';
  if (isFirst && DATA_PACKAGES.test(packageOf(id))) return 'data';
  const isOfForms = users.has('forms');
  const isOfFields = isOfForms && MOST_OPENED.some((part) => users.has(part));
  if (users.has('start') || (isOfForms && isFirst) || isOfFields) return 'start';
  if (isOfForms) return 'forms';
  if (users.has('signed-in')) return 'signed-in';
  if (!users.has('board')) return null;
  return [...users].every(isOfBoard) ? 'board' : 'common';
}

/**
 * The file of a module that `users` need; null: the file of its only user. `needs`: the modules it
 * needs itself.
 */
export function chunkOf(
  id: string,
  users: ReadonlySet<string>,
  needs: ReadonlySet<string>,
): string | null {
  const first = firstChunk(id, users);
  if (first) return first;
  const isOpened = MOST_OPENED.some((part) => users.has(part));
  if (DATA_PACKAGES.test(packageOf(id))) return 'data';
  if (users.has('later') && !isOpened) return 'later';
  if (users.size < 2) return [...users].find((user) => ORDER.includes(user)) ?? null;
  if ([...users].every(isOfBoard)) return 'board-later';
  if ([...users].every((user) => OF_MONEY.includes(user))) return 'money';
  const isOf = (packages: RegExp) => [...needs].some((one) => packages.test(packageOf(one)));
  if (isOpened && isOf(FIELD_PACKAGES)) return 'fields';
  if (!isOpened && !users.has('charts')) return 'dialogs';
  if (isOf(CHART_PACKAGES)) return 'charts';
  return 'screens';
}

/**
 * Groups the modules of the client into few files: each separate file costs a request and as much
 * again in compression.
 */
export function clientChunks(entries: readonly string[]): ChunkGroup[] {
  let users: Map<string, Set<string>> | null = null;
  const chunks = new Map<string, string | null>();
  const read = (id: string, modules: { getModuleInfo: ReadModule }): string | null => {
    const known = chunks.get(id);
    if (known !== undefined) return known;
    const readModule: ReadModule = (one) => modules.getModuleInfo(one);
    users ??= usersOf(entries, readModule);
    const chunk = chunkOf(id, users.get(id) ?? new Set(), needsOf(id, readModule));
    chunks.set(id, chunk);
    return chunk;
  };
  return ORDER.map((chunk) => ({
    name: (id, modules) => (read(id, modules) === chunk ? chunk : null),
  }));
}
