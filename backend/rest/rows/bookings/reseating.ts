import { bodyFields } from '@backend/rest/body-fields';
import { idParam, intQuery } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';
import { selectionOf, withBookings } from '@backend/rest/selections';

/** Moves of bookings between cars (docs/domain.md, re-seating; beyond the documented paths). */
export const reseatingRows: readonly RestRow[] = [
  row<{ reseatingPlan: unknown }>({
    method: 'GET',
    path: '/reseating',
    isLong: true,
    operation: `query ReseatingPlan(
      $carId: Int, $model: String, $start: DateTime, $end: DateTime, $isBroken: Boolean
    ) {
      reseatingPlan(carId: $carId, model: $model, start: $start, end: $end, isBroken: $isBroken) ${selectionOf('ReseatingPlan')}
    }`,
    variables: (request) => ({
      carId: intQuery(request, 'carId'),
      model: request.query.model,
      start: request.query.start,
      end: request.query.end,
      isBroken: request.query.isBroken === 'true',
    }),
    pick: (data) => data.reseatingPlan,
  }),
  row<{ reseatBookings: unknown }>({
    method: 'POST',
    path: '/reseating',
    operation: `mutation ReseatBookings($moves: [ReseatMoveInput!], $takesTariff: Boolean) {
      reseatBookings(moves: $moves, takesTariff: $takesTariff) ${withBookings('Reseated')}
    }`,
    variables: ({ body }) => ({
      ...bodyFields(body, ['takesTariff']),
      moves: body.moves,
    }),
    pick: (data) => data.reseatBookings,
  }),
  row<{ undoReseating: unknown }>({
    method: 'POST',
    path: '/reseating/{operationId}/undo',
    operation: `mutation UndoReseating($operationId: Int!) {
      undoReseating(operationId: $operationId) ${withBookings('Reseated')}
    }`,
    variables: (request) => ({ operationId: idParam(request, 'operationId') }),
    pick: (data) => data.undoReseating,
  }),
];
