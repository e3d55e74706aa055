import { bodyFields, partFields } from '@backend/rest/body-fields';
import { BOOKING } from '@backend/rest/fragments';
import { intQuery } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';

const CAR = '{ id title licensePlate }';

/**
 * A list of objects with their documented fields; anything else passes unchanged for the input to
 * reject.
 */
const listOf = (value: unknown, names: readonly string[]): unknown =>
  Array.isArray(value) ? value.map((item) => partFields(item, names)) : value;

/** Moves of bookings between cars (docs/domain.md, re-seating; beyond the documented paths). */
export const reseatingRows: readonly RestRow[] = [
  row<{ reseatingPlan: unknown }>({
    method: 'GET',
    path: '/reseating',
    operation: `query ReseatingPlan(
      $carId: Int, $model: String, $start: DateTime, $end: DateTime, $isBroken: Boolean
    ) {
      reseatingPlan(carId: $carId, model: $model, start: $start, end: $end, isBroken: $isBroken) {
        car ${CAR}
        moves {
          bookingId version customer startDate endDate totalPrice isExtension from ${CAR} to ${CAR}
          isSameModel tariffDifference tariffPrice needs reason
        }
        stays { kind id title startDate endDate why reason }
        isBest
      }
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
      reseatBookings(moves: $moves, takesTariff: $takesTariff) { bookings ${BOOKING} }
    }`,
    variables: ({ body }) => ({
      ...bodyFields(body, ['takesTariff']),
      moves: listOf(body.moves, ['id', 'version', 'carId']),
    }),
    pick: (data) => data.reseatBookings,
  }),
  row<{ undoReseating: unknown }>({
    method: 'POST',
    path: '/reseating/undo',
    operation: `mutation UndoReseating($bookings: [ReseatedInput!]) {
      undoReseating(bookings: $bookings) { bookings ${BOOKING} }
    }`,
    variables: ({ body }) => ({ bookings: listOf(body.bookings, ['id', 'version']) }),
    pick: (data) => data.undoReseating,
  }),
];
