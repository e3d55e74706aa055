import { idParam } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

const PROFIT = selectionOf('CarProfitShares');

/** The profit calculator of a car (requirements.md, N22, N23): beyond the documented calls. */
export const profitRows: readonly RestRow[] = [
  row<{ carProfitShares: unknown }>({
    method: 'GET',
    path: '/analytics/fleet/{carId}/profit',
    operation: `query CarProfitShares($carId: Int!) { carProfitShares(carId: $carId) ${PROFIT} }`,
    variables: (request) => ({ carId: idParam(request, 'carId') }),
    pick: (data) => data.carProfitShares,
  }),
  row<{ setCarProfitShares: unknown }>({
    method: 'PUT',
    path: '/analytics/fleet/{carId}/profit',
    operation: `mutation SetCarProfitShares($carId: Int!, $input: CarProfitInput!) {
      setCarProfitShares(carId: $carId, input: $input) ${PROFIT}
    }`,
    variables: (request) => ({ carId: idParam(request, 'carId'), input: request.body }),
    pick: (data) => data.setCarProfitShares,
  }),
];
