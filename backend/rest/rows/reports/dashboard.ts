import type { RestRow } from '@backend/rest/row';

/** One day of the fleet (requirements.md, P16). */
export const dashboardRows: readonly RestRow[] = [
  {
    method: 'GET',
    path: '/analytics/dashboard',
    field: 'dailyDashboard',
    without: {
      'DayBooking.customerId': 'the name and the phone are in the booking',
      'DayBooking.cancelledAt': 'no archived booking is listed',
      'DayBooking.car': 'the id, the title, the plate and the colour are in the booking',
    },
    isLong: true,
  },
];
