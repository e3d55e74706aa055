import { intQuery } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';

/** Idle days between two events of a car (docs/domain.md, gaps; beyond the documented paths). */
export const gapRows: readonly RestRow[] = [
  row<{ gaps: unknown }>({
    method: 'GET',
    path: '/analytics/gaps',
    operation: `query Gaps($model: String, $order: GapOrder, $page: Int, $pageSize: Int) {
      gaps(model: $model, order: $order, page: $page, pageSize: $pageSize) {
        firstDay lastDay total totalDays totalEarnings models
        items { carId carTitle licensePlate firstDay lastDay days freeFrom freeUntil earnings }
      }
    }`,
    variables: (request) => ({
      model: request.query.model,
      order: request.query.order,
      page: intQuery(request, 'page'),
      pageSize: intQuery(request, 'pageSize'),
    }),
    pick: (data) => data.gaps,
  }),
];
