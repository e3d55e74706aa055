import { bodyFields } from '@backend/rest/body-fields';
import { idParam } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';

const CAR = `{
  id brand model licensePlate color year description photos depositAmount sortOrder version
  tariffGroups {
    id name startMonth startDay endMonth endDay sortOrder
    tariffs { id minDays pricePerDay sortOrder }
  }
}`;

const FIELDS = [
  'brand',
  'model',
  'licensePlate',
  'color',
  'year',
  'description',
  'photos',
  'depositAmount',
  'version',
];
const GROUP_FIELDS = ['name', 'startMonth', 'startDay', 'endMonth', 'endDay', 'sortOrder'];
const TARIFF_FIELDS = ['minDays', 'pricePerDay', 'sortOrder'];

/**
 * A list of objects with their documented fields; anything else passes unchanged for the input to
 * reject.
 */
function listOf(list: unknown, item: (part: Record<string, unknown>) => unknown): unknown {
  if (!Array.isArray(list)) return list;
  return list.map((part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part) ? item({ ...part }) : part,
  );
}

function carInput(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const tariffGroups = listOf(body.tariffGroups, (group) => ({
    ...bodyFields(group, GROUP_FIELDS),
    tariffs: listOf(group.tariffs, (tariff) => bodyFields(tariff, TARIFF_FIELDS)),
  }));
  return { ...bodyFields(body, FIELDS), tariffGroups };
}

/** The fleet (requirements.md, P20–P23). One car by id: beyond the documented paths. */
export const carRows: readonly RestRow[] = [
  row<{ cars: unknown }>({
    method: 'GET',
    path: '/cars',
    operation: `query Cars { cars { items ${CAR} } }`,
    pick: (data) => data.cars,
  }),
  row<{ createCar: unknown }>({
    method: 'POST',
    path: '/cars',
    operation: `mutation CreateCar($input: SaveCarInput!) { createCar(input: $input) ${CAR} }`,
    variables: ({ body }) => ({ input: carInput(body) }),
    pick: (data) => data.createCar,
    status: 201,
  }),
  row<{ reorderCars: unknown }>({
    method: 'POST',
    path: '/cars/reorder',
    operation: `mutation ReorderCars($order: [Int!]!) {
      reorderCars(order: $order) { items ${CAR} }
    }`,
    variables: ({ body }) => ({ order: body.order }),
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
    variables: (request) => ({ id: idParam(request), input: carInput(request.body) }),
    pick: (data) => data.updateCar,
  }),
  row<{ deleteCar: unknown }>({
    method: 'DELETE',
    path: '/cars/{id}',
    operation: 'mutation DeleteCar($id: Int!) { deleteCar(id: $id) }',
    variables: (request) => ({ id: idParam(request) }),
    pick: () => null,
  }),
];
