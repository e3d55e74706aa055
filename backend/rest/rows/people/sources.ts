import type { RestRow } from '@backend/rest/row';

/**
 * Sources: without a period for the booking forms (requirements.md, P8), with one for the analytics
 * page (requirements.md, P33).
 */
export const sourceRows: readonly RestRow[] = [
  {
    method: 'GET',
    path: '/sources',
    field: 'sources',
    conditions: { forPeriod: ['start', 'end'] },
    selects: `{
      ... @include(if: $forPeriod) { periodStart periodEnd totalBookingsInPeriod }
      items {
        source { id name description @include(if: $forPeriod) version @include(if: $forPeriod) }
        ... @include(if: $forPeriod) {
          periodBookings periodShare totalBookings totalRevenue
          reviewsSent reviewsPending reviewsCancelled
        }
      }
    }`,
    isLong: true,
  },
  { method: 'POST', path: '/sources', field: 'createSource', status: 201 },
  { method: 'PATCH', path: '/sources/{id}', field: 'renameSource' },
];
