import { bodyFields } from '@backend/rest/body-fields';
import { idParam } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

const CAR = selectionOf('FleetCar');
const CARS = selectionOf('CarList');
const COPIED = selectionOf('CopiedTariffs');

/** The fleet (requirements.md, P20–P23). One car by id: beyond the documented paths. */
export const carRows: readonly RestRow[] = [
  row<{ cars: unknown }>({
    method: 'GET',
    path: '/cars',
    isLong: true,
    hasVersion: true,
    operation: `query Cars { cars ${CARS} }`,
    pick: (data) => data.cars,
  }),
  row<{ createCar: unknown }>({
    method: 'POST',
    path: '/cars',
    operation: `mutation CreateCar($input: SaveCarInput!) { createCar(input: $input) ${CAR} }`,
    variables: ({ body }) => ({ input: body }),
    pick: (data) => data.createCar,
    status: 201,
  }),
  row<{ reorderCars: unknown }>({
    method: 'POST',
    path: '/cars/reorder',
    operation: `mutation ReorderCars($order: [Int!]!, $basedOn: [Int!]) {
      reorderCars(order: $order, basedOn: $basedOn) ${CARS}
    }`,
    variables: ({ body }) => bodyFields(body, ['order', 'basedOn']),
    pick: (data) => data.reorderCars,
  }),
  row<{ car: unknown }>({
    method: 'GET',
    path: '/cars/{id}',
    operation: `query Car($id: Int!) { car(id: $id) ${CAR} }`,
    variables: (request) => ({ id: idParam(request) }),
    pick: (data) => data.car,
  }),
  row<{ updateCar: unknown }>({
    method: 'PUT',
    path: '/cars/{id}',
    operation: `mutation UpdateCar($id: Int!, $input: SaveCarInput!) {
      updateCar(id: $id, input: $input) ${CAR}
    }`,
    variables: (request) => ({ id: idParam(request), input: request.body }),
    pick: (data) => data.updateCar,
  }),
  row<{ copyTariffs: unknown }>({
    method: 'POST',
    path: '/cars/{id}/tariffs/copy',
    operation: `mutation CopyTariffs($carId: Int!, $version: Int, $cars: [TariffTargetInput!]) {
      copyTariffs(carId: $carId, version: $version, cars: $cars) ${COPIED}
    }`,
    variables: (request) => ({
      ...bodyFields(request.body, ['version', 'cars']),
      carId: idParam(request),
    }),
    pick: (data) => data.copyTariffs,
  }),
  row<{ undoTariffCopy: unknown }>({
    method: 'POST',
    path: '/cars/tariffs/{operationId}/undo',
    operation: `mutation UndoTariffCopy($operationId: Int!) {
      undoTariffCopy(operationId: $operationId) ${COPIED}
    }`,
    variables: (request) => ({ operationId: idParam(request, 'operationId') }),
    pick: (data) => data.undoTariffCopy,
  }),
  row<{ deleteCar: unknown }>({
    method: 'DELETE',
    path: '/cars/{id}',
    operation: 'mutation DeleteCar($id: Int!) { deleteCar(id: $id) }',
    variables: (request) => ({ id: idParam(request) }),
    pick: () => null,
  }),
];
