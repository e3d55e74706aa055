import { cellsOf } from '@backend/domain/board/board';
import { intQuery } from '../request';
import { type RestRow, row } from '../row';
import { type WireBooking, type WireMaintenance, withBookings } from '../selections';

interface WireBoard {
  start: string;
  days: number;
  rows: { car: unknown; bookings: WireBooking[]; maintenances: WireMaintenance[] }[];
}

const BOARD = withBookings('Board', { 'Board.cursor': 'REST has no live channel' });

/** Made one by one while they are sent: the cells are ten times the size of their events. */
function* rowsOf<Events, Row>(
  all: readonly Events[],
  rowOf: (events: Events) => Row,
): Generator<Row> {
  for (const events of all) yield rowOf(events);
}

/** The board (requirements.md, P7). GraphQL has no cells: they are computed here. */
export const boardRows: readonly RestRow[] = [
  row<{ board: WireBoard }>({
    method: 'GET',
    path: '/board',
    isLong: true,
    hasVersion: true,
    operation: `query Board($start: Day!, $days: Int!) {
      board(start: $start, days: $days) ${BOARD}
    }`,
    variables: (request) => ({ start: request.query.start, days: intQuery(request, 'days') }),
    pick: ({ board }, { zone, now, config }) => {
      const { start, days } = board;
      const occasion = { now, requireReturnMark: config.requireReturnMark };
      return {
        start,
        days,
        rows: rowsOf(board.rows, (events) => ({
          car: events.car,
          ...cellsOf(events, start, days, zone, occasion),
        })),
      };
    },
  }),
];
