import { partFields } from '@backend/rest/body-fields';
import { idParam } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';

const CAR_SHARES = '{ carId carTitle licensePlate shares { partnerId sharePercent } }';

/** Partners and their revenue shares (requirements.md, P30–P32). */
export const partnerRows: readonly RestRow[] = [
  row<{ partnerRevenue: unknown }>({
    method: 'GET',
    path: '/partners/revenue',
    operation: `query PartnerRevenue {
      partnerRevenue { partners { id name } cars ${CAR_SHARES} }
    }`,
    pick: (data) => data.partnerRevenue,
  }),
  row<{ createPartner: unknown }>({
    method: 'POST',
    path: '/partners',
    operation: 'mutation CreatePartner($name: String) { createPartner(name: $name) { id name } }',
    variables: ({ body }) => ({ name: body.name }),
    pick: (data) => data.createPartner,
    status: 201,
  }),
  row<{ renamePartner: unknown }>({
    method: 'PUT',
    path: '/partners/{id}',
    operation: `mutation RenamePartner($id: Int!, $name: String) {
      renamePartner(id: $id, name: $name) { id name }
    }`,
    variables: (request) => ({ id: idParam(request), name: request.body.name }),
    pick: (data) => data.renamePartner,
  }),
  row<{ setCarShares: unknown }>({
    method: 'PUT',
    path: '/partners/revenue/cars/{carId}',
    operation: `mutation SetCarShares($carId: Int!, $shares: [CarShareInput!]) {
      setCarShares(carId: $carId, shares: $shares) ${CAR_SHARES}
    }`,
    variables: (request) => ({
      carId: idParam(request, 'carId'),
      shares: sharesOf(request.body.shares),
    }),
    pick: (data) => data.setCarShares,
  }),
];

function sharesOf(shares: unknown): unknown {
  if (!Array.isArray(shares)) return shares;
  return shares.map((share) => partFields(share, ['partnerId', 'sharePercent']));
}
