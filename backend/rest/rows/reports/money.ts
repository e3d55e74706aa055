import { intOf, intQuery } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

const PAGE = selectionOf('MoneyRentalPage');
const SETTINGS = selectionOf('MoneySettings');

/** Reports of money and the drawer (docs/domain.md, money). */
export const moneyReportRows: readonly RestRow[] = [
  row<{ debtors: unknown }>({
    method: 'GET',
    path: '/money/debtors',
    isLong: true,
    operation: `query Debtors($moment: DateTime, $side: DebtSide, $search: String, $page: Int, $pageSize: Int) {
      debtors(moment: $moment, side: $side, search: $search, page: $page, pageSize: $pageSize) ${PAGE}
    }`,
    variables: (request) => ({
      ...{ moment: request.query.moment, side: request.query.side, search: request.query.search },
      ...{ page: intQuery(request, 'page'), pageSize: intQuery(request, 'pageSize') },
    }),
    pick: ({ debtors }) => debtors,
  }),
  row<{ deposits: unknown }>({
    method: 'GET',
    path: '/money/deposits',
    isLong: true,
    operation: `query Deposits($moment: DateTime, $state: DepositState, $search: String, $page: Int, $pageSize: Int) {
      deposits(moment: $moment, state: $state, search: $search, page: $page, pageSize: $pageSize) ${PAGE}
    }`,
    variables: (request) => ({
      ...{ moment: request.query.moment, state: request.query.state, search: request.query.search },
      ...{ page: intQuery(request, 'page'), pageSize: intQuery(request, 'pageSize') },
    }),
    pick: ({ deposits }) => deposits,
  }),
  row<{ chargeTotals: unknown }>({
    method: 'GET',
    path: '/money/charges',
    operation: `query ChargeTotals($start: DateTime, $end: DateTime) {
      chargeTotals(start: $start, end: $end) ${selectionOf('ChargeTotals')}
    }`,
    variables: ({ query }) => ({ start: query.start, end: query.end }),
    pick: ({ chargeTotals }) => chargeTotals,
  }),
  row<{ moneyMarks: unknown[] }>({
    method: 'GET',
    path: '/money/marks',
    operation: `query MoneyMarks($bookingIds: [Int!]!) {
      moneyMarks(bookingIds: $bookingIds) ${selectionOf('MoneyMark')}
    }`,
    variables: ({ query }) => ({ bookingIds: (query.bookingIds ?? '').split(',').map(intOf) }),
    pick: ({ moneyMarks }) => ({ items: moneyMarks }),
  }),
  row<{ advances: unknown }>({
    method: 'GET',
    path: '/money/advances',
    isLong: true,
    operation: `query Advances($moment: DateTime, $search: String, $page: Int, $pageSize: Int) {
      advances(moment: $moment, search: $search, page: $page, pageSize: $pageSize)
        ${selectionOf('CustomerAdvancePage')}
    }`,
    variables: (request) => ({
      ...{ moment: request.query.moment, search: request.query.search },
      ...{ page: intQuery(request, 'page'), pageSize: intQuery(request, 'pageSize') },
    }),
    pick: ({ advances }) => advances,
  }),
  row<{ drawer: unknown }>({
    method: 'GET',
    path: '/money/drawer',
    isLong: true,
    operation: `query Drawer($day: Day, $userId: Int, $limit: Int, $cursor: String) {
      drawer(day: $day, userId: $userId, limit: $limit, cursor: $cursor) ${selectionOf('DrawerDay')}
    }`,
    variables: (request) => ({
      ...{ day: request.query.day, userId: intQuery(request, 'userId') },
      ...{ limit: intQuery(request, 'limit'), cursor: request.query.cursor },
    }),
    pick: ({ drawer }) => drawer,
  }),
  row<{ closeDrawer: unknown }>({
    method: 'POST',
    path: '/money/drawer/counts',
    operation: `mutation CloseDrawer($input: CloseDrawerInput!) {
      closeDrawer(input: $input) ${selectionOf('Drawer')}
    }`,
    variables: ({ body }) => ({ input: body }),
    pick: ({ closeDrawer }) => closeDrawer,
    status: 201,
  }),
  row<{ moneySettings: unknown }>({
    method: 'GET',
    path: '/money/settings',
    operation: `query MoneySettings { moneySettings ${SETTINGS} }`,
    pick: ({ moneySettings }) => moneySettings,
  }),
  row<{ setMoneySettings: unknown }>({
    method: 'PUT',
    path: '/money/settings',
    operation: `mutation SetMoneySettings($input: MoneySettingsInput!) {
      setMoneySettings(input: $input) ${SETTINGS}
    }`,
    variables: ({ body }) => ({ input: body }),
    pick: ({ setMoneySettings }) => setMoneySettings,
  }),
];
