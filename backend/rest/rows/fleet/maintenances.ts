import { idParam } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

const SAVED = selectionOf('SavedMaintenance');

/** Service work (requirements.md, P15). */
export const maintenanceRows: readonly RestRow[] = [
  row<{ createMaintenance: unknown }>({
    method: 'POST',
    path: '/maintenances',
    operation: `mutation CreateMaintenance($input: CreateMaintenanceInput!) {
      createMaintenance(input: $input) ${SAVED}
    }`,
    variables: ({ body }) => ({ input: body }),
    pick: (data) => data.createMaintenance,
    status: 201,
  }),
  row<{ updateMaintenance: unknown }>({
    method: 'PUT',
    path: '/maintenances/{id}',
    operation: `mutation UpdateMaintenance($id: Int!, $input: UpdateMaintenanceInput!) {
      updateMaintenance(id: $id, input: $input) ${SAVED}
    }`,
    variables: (request) => ({ id: idParam(request), input: request.body }),
    pick: (data) => data.updateMaintenance,
  }),
];
