import { idParam, intQuery } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';
import { selectionOf, withBookings } from '@backend/rest/selections';

/** A car that breaks (docs/domain.md; beyond the documented paths). */
export const breakdownRows: readonly RestRow[] = [
  row<{ breakdown: unknown }>({
    method: 'GET',
    path: '/breakdowns',
    isLong: true,
    operation: `query Breakdown($carId: Int, $start: DateTime, $end: DateTime, $replacementId: Int) {
      breakdown(carId: $carId, start: $start, end: $end, replacementId: $replacementId) ${selectionOf('Breakdown')}
    }`,
    variables: (request) => ({
      carId: intQuery(request, 'carId'),
      start: request.query.start,
      end: request.query.end,
      replacementId: intQuery(request, 'replacementId'),
    }),
    pick: (data) => data.breakdown,
  }),
  row<{ reportBreakdown: unknown }>({
    method: 'POST',
    path: '/breakdowns',
    operation: `mutation ReportBreakdown($input: ReportBreakdownInput!) {
      reportBreakdown(input: $input) ${withBookings('ReportedBreakdown')}
    }`,
    variables: ({ body }) => ({ input: body }),
    pick: (data) => data.reportBreakdown,
  }),
  row<{ undoBreakdown: unknown }>({
    method: 'POST',
    path: '/breakdowns/{operationId}/undo',
    operation: `mutation UndoBreakdown($operationId: Int!) {
      undoBreakdown(operationId: $operationId) ${withBookings('Reseated')}
    }`,
    variables: (request) => ({ operationId: idParam(request, 'operationId') }),
    pick: (data) => data.undoBreakdown,
  }),
];
