import { type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

const DASHBOARD = selectionOf('DailyDashboard', {
  'DayBooking.customerId': 'the name and the phone are in the booking',
  'DayBooking.cancelledAt': 'no archived booking is listed',
  'DayBooking.car': 'the id, the title, the plate and the colour are in the booking',
});

/** One day of the fleet (requirements.md, P16). */
export const dashboardRows: readonly RestRow[] = [
  row<{ dailyDashboard: unknown }>({
    method: 'GET',
    path: '/analytics/dashboard',
    isLong: true,
    operation: `query DailyDashboard($date: Day!) { dailyDashboard(date: $date) ${DASHBOARD} }`,
    variables: ({ query }) => ({ date: query.date }),
    pick: (data) => data.dailyDashboard,
  }),
];
