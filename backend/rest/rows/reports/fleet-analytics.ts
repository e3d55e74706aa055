import type { RestRow } from '@backend/rest/row';

/** Analytics of the fleet and of one car (requirements.md, P28, P29), and by day. */
export const fleetAnalyticsRows: readonly RestRow[] = [
  { method: 'GET', path: '/analytics/fleet', field: 'fleetAnalytics', isLong: true },
  { method: 'GET', path: '/analytics/fleet/{carId}', field: 'carAnalytics' },
  {
    method: 'GET',
    path: '/analytics/daily',
    field: 'dailyAnalytics',
    selects: ['totalCars', 'days'],
    isLong: true,
  },
  {
    method: 'GET',
    path: '/analytics/occupancy',
    field: 'dailyAnalytics',
    name: 'Occupancy',
    selects: ['totalCars', 'cars'],
    isLong: true,
  },
];
