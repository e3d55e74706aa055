import { bodyFields } from '@backend/rest/body-fields';
import { MAINTENANCE_FIELDS } from '@backend/rest/fragments';
import { idParam } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';

const WORK_FIELDS = ['description', 'status', 'startDate', 'endDate', 'cost'];

const SAVED = `{ ${MAINTENANCE_FIELDS} conflicts { kind id title startDate endDate } }`;

/** Service work (requirements.md, P15). */
export const maintenanceRows: readonly RestRow[] = [
  row<{ createMaintenance: unknown }>({
    method: 'POST',
    path: '/maintenances',
    operation: `mutation CreateMaintenance($input: CreateMaintenanceInput!) {
      createMaintenance(input: $input) ${SAVED}
    }`,
    variables: ({ body }) => ({ input: bodyFields(body, ['carId', ...WORK_FIELDS]) }),
    pick: (data) => data.createMaintenance,
    status: 201,
  }),
  row<{ updateMaintenance: unknown }>({
    method: 'PUT',
    path: '/maintenances/{id}',
    operation: `mutation UpdateMaintenance($id: Int!, $input: UpdateMaintenanceInput!) {
      updateMaintenance(id: $id, input: $input) ${SAVED}
    }`,
    variables: (request) => ({
      id: idParam(request),
      input: bodyFields(request.body, ['carId', ...WORK_FIELDS, 'version']),
    }),
    pick: (data) => data.updateMaintenance,
  }),
];
