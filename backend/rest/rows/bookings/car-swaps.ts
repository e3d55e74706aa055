import { idParam } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';
import { BOOKING, selectionOf, withBookings } from '@backend/rest/selections';

/** Car swaps during a rental (docs/domain.md, a car that breaks; beyond the documented paths). */
export const carSwapRows: readonly RestRow[] = [
  row<{ rentalParts: unknown }>({
    method: 'GET',
    path: '/bookings/{id}/parts',
    isLong: true,
    operation: `query RentalParts($id: Int!) {
      rentalParts(id: $id) ${selectionOf('RentalPart')}
    }`,
    variables: (request) => ({ id: idParam(request) }),
    pick: (data) => ({ items: data.rentalParts }),
  }),
  row<{ swapCar: unknown }>({
    method: 'POST',
    path: '/bookings/{id}/swap',
    operation: `mutation SwapCar($id: Int!, $input: SwapCarInput!) {
      swapCar(id: $id, input: $input) ${withBookings('RecordedCarSwap')}
    }`,
    variables: (request) => ({ id: idParam(request), input: request.body }),
    pick: (data) => data.swapCar,
  }),
  row<{ undoCarSwap: unknown }>({
    method: 'POST',
    path: '/swaps/{operationId}/undo',
    operation: `mutation UndoCarSwap($operationId: Int!) {
      undoCarSwap(operationId: $operationId) ${BOOKING}
    }`,
    variables: (request) => ({ operationId: idParam(request, 'operationId') }),
    pick: (data) => data.undoCarSwap,
  }),
];
