import { bodyFields } from '@backend/rest/body-fields';
import { idParam } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

const PARTNER = selectionOf('Partner');

/** Partners and their revenue shares (requirements.md, P30–P32). */
export const partnerRows: readonly RestRow[] = [
  row<{ partnerRevenue: unknown }>({
    method: 'GET',
    path: '/partners/revenue',
    isLong: true,
    operation: `query PartnerRevenue { partnerRevenue ${selectionOf('PartnerRevenue')} }`,
    pick: (data) => data.partnerRevenue,
  }),
  row<{ createPartner: unknown }>({
    method: 'POST',
    path: '/partners',
    operation: `mutation CreatePartner($name: String) { createPartner(name: $name) ${PARTNER} }`,
    variables: ({ body }) => ({ name: body.name }),
    pick: (data) => data.createPartner,
    status: 201,
  }),
  row<{ renamePartner: unknown }>({
    method: 'PUT',
    path: '/partners/{id}',
    operation: `mutation RenamePartner($id: Int!, $name: String, $version: Int) {
      renamePartner(id: $id, name: $name, version: $version) ${PARTNER}
    }`,
    variables: (request) => ({
      ...bodyFields(request.body, ['name', 'version']),
      id: idParam(request),
    }),
    pick: (data) => data.renamePartner,
  }),
  row<{ setCarShares: unknown }>({
    method: 'PUT',
    path: '/partners/revenue/cars/{carId}',
    operation: `mutation SetCarShares($carId: Int!, $shares: [CarShareInput!], $version: Int) {
      setCarShares(carId: $carId, shares: $shares, version: $version) ${selectionOf('CarShares')}
    }`,
    variables: (request) => ({
      ...bodyFields(request.body, ['shares', 'version']),
      carId: idParam(request, 'carId'),
    }),
    pick: (data) => data.setCarShares,
  }),
];
