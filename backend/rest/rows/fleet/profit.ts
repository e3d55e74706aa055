import type { RestRow } from '@backend/rest/row';

/** The profit calculator of a car (requirements.md, N22, N23): not in requirements.md, P. */
export const profitRows: readonly RestRow[] = [
  { method: 'GET', path: '/analytics/fleet/{carId}/profit', field: 'carProfitShares' },
  { method: 'PUT', path: '/analytics/fleet/{carId}/profit', field: 'setCarProfitShares' },
];
