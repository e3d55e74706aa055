import { idParam, intQuery } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

/** The section of a record, the name of the call and the operation that reads the history. */
const HISTORIES = [
  ['/bookings', 'BookingHistory', 'bookingHistory'],
  ['/cars', 'CarHistory', 'carHistory'],
  ['/customers', 'CustomerHistory', 'customerHistory'],
  ['/maintenances', 'MaintenanceHistory', 'maintenanceHistory'],
] as const;

/** Change histories (beyond the documented paths). */
export const historyRows: readonly RestRow[] = HISTORIES.map(([path, name, operation]) =>
  row<Record<string, unknown>>({
    method: 'GET',
    path: `${path}/{id}/history`,
    operation: `query ${name}($id: Int!, $page: Int, $pageSize: Int) {
      ${operation}(id: $id, page: $page, pageSize: $pageSize) ${selectionOf('ChangePage')}
    }`,
    variables: (request) => ({
      id: idParam(request),
      page: intQuery(request, 'page'),
      pageSize: intQuery(request, 'pageSize'),
    }),
    pick: (data) => data[operation],
  }),
);
