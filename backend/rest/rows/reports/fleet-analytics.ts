import { idParam, intQuery } from '@backend/rest/request';
import { type RestRequest, type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

/** Analytics of the fleet and of one car (requirements.md, P28, P29), and by day. */
export const fleetAnalyticsRows: readonly RestRow[] = [
  row<{ fleetAnalytics: unknown }>({
    method: 'GET',
    path: '/analytics/fleet',
    isLong: true,
    operation: `query FleetAnalytics($start: DateTime, $end: DateTime) {
      fleetAnalytics(start: $start, end: $end) ${selectionOf('FleetAnalytics')}
    }`,
    variables: ({ query }) => ({ start: query.start, end: query.end }),
    pick: (data) => data.fleetAnalytics,
  }),
  row<{ carAnalytics: unknown }>({
    method: 'GET',
    path: '/analytics/fleet/{carId}',
    operation: `query CarAnalytics($carId: Int!, $start: DateTime, $end: DateTime) {
      carAnalytics(carId: $carId, start: $start, end: $end) ${selectionOf('CarAnalytics')}
    }`,
    variables: (request) => ({
      carId: idParam(request, 'carId'),
      start: request.query.start,
      end: request.query.end,
    }),
    pick: (data) => data.carAnalytics,
  }),
  row<{ dailyAnalytics: unknown }>({
    method: 'GET',
    path: '/analytics/daily',
    isLong: true,
    operation: `query DailyAnalytics($start: DateTime, $end: DateTime, $carId: Int) {
      dailyAnalytics(start: $start, end: $end, carId: $carId) {
        totalCars days ${selectionOf('DayFigures')}
      }
    }`,
    variables: daysAsked,
    pick: (data) => data.dailyAnalytics,
  }),
  row<{ dailyAnalytics: unknown }>({
    method: 'GET',
    path: '/analytics/occupancy',
    isLong: true,
    operation: `query Occupancy($start: DateTime, $end: DateTime, $carId: Int) {
      dailyAnalytics(start: $start, end: $end, carId: $carId) { totalCars cars { carId days } }
    }`,
    variables: daysAsked,
    pick: (data) => data.dailyAnalytics,
  }),
];

function daysAsked(request: RestRequest) {
  const { start, end } = request.query;
  return { start, end, carId: intQuery(request, 'carId') };
}
