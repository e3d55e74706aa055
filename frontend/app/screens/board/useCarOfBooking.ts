import { BoardDocument, type BoardQuery } from '@frontend/features/board/loading/board.generated';
import { useBooking } from '@frontend/features/bookings/card/useBooking';
import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useZone } from '@frontend/shared/data/session';
import { MAX_BOARD_DAYS } from '@schema/constants/board';
import { shortName } from '@schema/values/people/short-name';
import { addDays, dayOf, daysBetween, startOfDay } from '@schema/values/time/calendar';
import { type BoardKnowledge, NO_BOARD } from './board-knowledge';

/** Days read after the end of a booking, for its extension. */
const DAYS_AFTER = 60;

/**
 * The car of a booking and its events around the booking, for dialogs over a page without a board.
 * Without an answer the server validates on save.
 */
export function useCarOfBooking(id: number): {
  readonly knowledge: BoardKnowledge;
  readonly isLoading: boolean;
} {
  const zone = useZone();
  const { booking, isGone, failure } = useBooking(id);
  const { data, error } = useFreshQuery(BoardDocument, {
    variables: booking ? rowOf(booking, zone) : NO_ROW,
    skip: !booking,
    topics: ['board'],
  });
  const isLoading = booking ? !data && !error : !isGone && failure === null;
  return { knowledge: data ? knowledgeOf(data.board, zone) : NO_BOARD, isLoading };
}

const NO_ROW = { start: '2026-01-01', days: 1, carIds: [] };

function rowOf({ carId, startDate, endDate }: BookingFacts, zone: string) {
  const start = dayOf(new Date(startDate), zone);
  const days = daysBetween(start, dayOf(new Date(endDate), zone)) + DAYS_AFTER;
  return { start, days: Math.min(days, MAX_BOARD_DAYS), carIds: [carId] };
}

function knowledgeOf({ start, days, rows }: BoardQuery['board'], zone: string): BoardKnowledge {
  const [row] = rows;
  const from = startOfDay(start, zone);
  const until = startOfDay(addDays(start, days), zone);
  const events = [
    ...(row?.bookings ?? []).map((booking) => ({
      kind: 'booking' as const,
      id: booking.id,
      title: shortName(booking.customer),
      startDate: new Date(booking.startDate),
      endDate: new Date(booking.returnedAt ?? booking.endDate),
    })),
    ...(row?.maintenances ?? [])
      .filter(({ status }) => status !== 'done')
      .map(({ id, description, startDate, endDate }) => ({
        kind: 'maintenance' as const,
        id,
        title: description,
        startDate: new Date(startDate),
        endDate: new Date(endDate),
      })),
  ];
  return {
    ...NO_BOARD,
    car: (carId) => (row?.car.id === carId ? row.car : null),
    events: (carId) => (row?.car.id === carId ? events : []),
    knownUntil: (moment) => (from <= moment && moment < until ? until : null),
  };
}
