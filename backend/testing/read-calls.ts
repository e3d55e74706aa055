import type { RestRow } from '@backend/rest/row';

/** The date of the tests' demo company: 10.11.2026, 12:00 in Moscow. */
const PERIOD = 'start=2026-10-31T21:00:00Z&end=2026-11-30T21:00:00Z';

/** Query parameters of the documented GETs that require them. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/board': ['start=2026-11-02&days=21', 'start=2026-08-01&days=63'],
  '/sources': ['', PERIOD],
  '/analytics/dashboard': ['date=2026-11-10', 'date=2026-11-21'],
  '/analytics/fleet': [PERIOD],
  '/analytics/fleet/{carId}': [PERIOD],
  '/analytics/daily': [PERIOD, `${PERIOD}&carId=1`],
  '/analytics/occupancy': [PERIOD],
  '/availability/cars': ['start=2026-11-12T07:00:00Z&end=2026-11-16T15:00:00Z'],
  '/availability/days': ['start=2026-11-12T07:00:00Z&end=2026-11-16T15:00:00Z'],
  '/availability/cars/{carId}': ['start=2026-11-12T07:00:00Z&end=2026-11-16T15:00:00Z'],
  '/analytics/gaps': ['', 'order=date&page=1&pageSize=10'],
  '/bookings/{id}/mark-questions': ['at=handover', 'at=return'],
  '/breakdowns': ['carId=1&start=2026-11-10T09:00:00Z&end=2026-11-13T09:00:00Z'],
  '/money/charges': [PERIOD],
  '/money/debtors': ['', 'side=overpaid', 'moment=2026-11-10T09:00:00Z'],
  '/money/deposits': ['', 'state=due', 'state=untaken'],
  '/money/register': ['from=2026-11-01&to=2026-11-30'],
  '/money/expense-kinds': ['', 'from=2026-11-01&to=2026-11-30'],
  '/money/marks': ['bookingIds=1,2,3'],
  '/partners/{partnerId}/statement': ['from=2026-11-01&to=2026-11-30'],
  '/reseating': [`carId=1&${PERIOD}`, `carId=1&${PERIOD}&isBroken=true`],
  '/reviews/requests': ['', 'status=pending', 'status=sent,cancelled'],
};

/** Values of path parameters where 1 would be rejected: a customer cannot be merged with itself. */
const PARTS: Readonly<Record<string, string>> = { goneId: '2', kind: 'contract' };

/** Converts a GET row into a request for the demo company. */
interface ReadCall {
  readonly row: RestRow;
  readonly params: Readonly<Record<string, string>>;
  readonly query: string;
  /** Without /api. */
  readonly path: string;
}

/**
 * Every GET of the table with each set of parameters; `values` fills the path parameters, else 1
 * (`PARTS`).
 */
export function readCalls(
  routes: readonly RestRow[],
  values: Readonly<Record<string, string>> = {},
): ReadCall[] {
  return routes
    .filter(({ method }) => method === 'GET')
    .flatMap((row) => {
      const names = Array.from(row.path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
      const params = Object.fromEntries(
        names.map((name) => [name, values[name] ?? PARTS[name] ?? '1']),
      );
      const path = row.path.replace(/\{(\w+)\}/g, (_part, name: string) => params[name] ?? '1');
      return (QUERIES[row.path] ?? ['']).map((query) => ({
        row,
        params,
        query,
        path: query ? `${path}?${query}` : path,
      }));
    });
}
