import type { BoardQuery } from '@frontend/features/board/loading/board.generated';
import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';

type Answer = BoardQuery['board'];
type Row = Answer['rows'][number];

/** The answer of the query `board` (requirements.md, B17; docs/adr/0005: events, never cells). */
export interface BoardAnswer extends Pick<Answer, 'start' | 'days'> {
  /** Cursor of the live connection: the rows include every change up to it. */
  readonly cursor?: string;
  readonly rows: readonly AnswerRow[];
}

export interface AnswerRow {
  readonly car: AnswerCar;
  readonly bookings: readonly AnswerBooking[];
  readonly maintenances: readonly AnswerMaintenance[];
}

export type AnswerCar = Readonly<Row['car']>;
export type AnswerBooking = Readonly<BookingFacts>;
export type AnswerMaintenance = Readonly<Row['maintenances'][number]>;
