import { cellsOf } from '@backend/domain/board/board';
import { computed, type RestRow } from '../row';

interface WireBooking {
  id: number;
  startDate: string;
  endDate: string;
  returnedAt: string | null;
}

interface WireMaintenance {
  id: number;
  status: 'scheduled' | 'in_progress' | 'done';
  startDate: string;
  endDate: string;
}

interface WireBoard {
  start: string;
  days: number;
  rows: { car: unknown; bookings: WireBooking[]; maintenances: WireMaintenance[] }[];
}

/** Made one by one while sending: the cells are ten times the size of their events. */
function* rowsOf<Events, Row>(
  all: readonly Events[],
  rowOf: (events: Events) => Row,
): Generator<Row> {
  for (const events of all) yield rowOf(events);
}

/** The board (requirements.md, P7). GraphQL has no cells: they are computed here. */
export const boardRows: readonly RestRow[] = [
  computed<WireBoard>({
    method: 'GET',
    path: '/board',
    field: 'board',
    omits: { carIds: 'screens ask for the cars that changed' },
    without: { 'Board.cursor': 'REST has no live channel' },
    isLong: true,
    hasVersion: true,
    pick: ({ start, days, rows }, { zone, now, config }) => {
      const occasion = { now, requireReturnMark: config.requireReturnMark };
      return {
        start,
        days,
        rows: rowsOf(rows, (events) => ({
          car: events.car,
          ...cellsOf(events, start, days, zone, occasion),
        })),
      };
    },
  }),
];
