import { idParam, intQuery } from '../request';
import { type RestRow, row } from '../row';

/** The section a record belongs to, and the operation that reads its history. */
const HISTORIES = [
  ['/bookings', 'bookingHistory'],
  ['/cars', 'carHistory'],
  ['/customers', 'customerHistory'],
  ['/maintenances', 'maintenanceHistory'],
] as const;

/** Change histories (beyond the documented paths). */
export const historyRows: readonly RestRow[] = HISTORIES.map(([path, operation]) =>
  row<Record<string, unknown>>({
    method: 'GET',
    path: `${path}/{id}/history`,
    operation: `query History($id: Int!, $page: Int, $pageSize: Int) {
      ${operation}(id: $id, page: $page, pageSize: $pageSize) {
        items { id at userId userLogin operation entity entityId before after } total
      }
    }`,
    variables: (request) => ({
      id: idParam(request),
      page: intQuery(request, 'page'),
      pageSize: intQuery(request, 'pageSize'),
    }),
    pick: (data) => data[operation],
  }),
);
