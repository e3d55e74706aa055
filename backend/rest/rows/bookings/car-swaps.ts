import { bodyFields } from '@backend/rest/body-fields';
import { BOOKING } from '@backend/rest/fragments';
import { idParam } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';

/** Car swaps during a rental (docs/domain.md, a car that breaks; beyond the documented paths). */
export const carSwapRows: readonly RestRow[] = [
  row<{ rentalParts: unknown }>({
    method: 'GET',
    path: '/bookings/{id}/parts',
    operation: `query RentalParts($id: Int!) {
      rentalParts(id: $id) { id carId carTitle licensePlate startDate endDate }
    }`,
    variables: (request) => ({ id: idParam(request) }),
    pick: (data) => ({ items: data.rentalParts }),
  }),
  row<{ swapCar: unknown }>({
    method: 'POST',
    path: '/bookings/{id}/swap',
    operation: `mutation SwapCar($id: Int!, $input: SwapCarInput!) {
      swapCar(id: $id, input: $input) { first ${BOOKING} second ${BOOKING} }
    }`,
    variables: (request) => ({
      id: idParam(request),
      input: bodyFields(request.body, ['carId', 'at', 'version']),
    }),
    pick: (data) => data.swapCar,
  }),
  row<{ undoCarSwap: unknown }>({
    method: 'POST',
    path: '/bookings/{id}/swap/undo',
    operation: `mutation UndoCarSwap($id: Int!, $input: UndoCarSwapInput!) {
      undoCarSwap(id: $id, input: $input) ${BOOKING}
    }`,
    variables: (request) => ({
      id: idParam(request),
      input: bodyFields(request.body, ['version', 'secondId', 'secondVersion']),
    }),
    pick: (data) => data.undoCarSwap,
  }),
];
