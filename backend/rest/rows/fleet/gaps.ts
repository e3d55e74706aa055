import { intQuery } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

/** Idle days between two events of a car (docs/domain.md, gaps; beyond the documented paths). */
export const gapRows: readonly RestRow[] = [
  row<{ gaps: unknown }>({
    method: 'GET',
    path: '/analytics/gaps',
    isLong: true,
    operation: `query Gaps($model: String, $order: GapOrder, $page: Int, $pageSize: Int) {
      gaps(model: $model, order: $order, page: $page, pageSize: $pageSize) ${selectionOf('GapPage')}
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
