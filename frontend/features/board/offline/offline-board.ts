import type { Session } from '@frontend/shared/data/session';
import { BOARD } from '@schema/constants/board';
import { addDays, type Day, isDay } from '@schema/values/time/calendar';
import { dayOfNumber } from '@schema/values/time/day-number';
import type { AnswerRow, BoardAnswer } from '../model/rows/board-answer';
import type { BoardRow } from '../model/rows/rows';

/** Rows of another format are ignored by this release. */
const FORMAT = 1;

interface KeptDays {
  readonly start: Day;
  readonly days: number;
}

export interface LoadedBoard {
  readonly rows: readonly BoardRow[];
  /** The loaded days, by the number of the first. */
  readonly blocks: readonly { readonly start: number; readonly days: number }[];
  /** Time of the newest answer by the company's clock, ms since the epoch. */
  readonly updatedAtMs: number;
}

/** The board of a user as saved on the device. */
export interface OfflineBoard {
  readonly format: number;
  readonly user: Session['user'];
  readonly company: Session['company'];
  /** Lead of the server's clock over this device's, ms. */
  readonly clockOffsetMs: number;
  readonly blocks: readonly KeptDays[];
  readonly rows: readonly AnswerRow[];
}

interface Owner extends Pick<Session, 'user' | 'company'> {
  readonly clockOffsetMs: number;
}

/** The text of a saved board, one piece per row. */
export function* offlineBoardText({ rows, blocks }: LoadedBoard, owner: Owner): Generator<string> {
  const { user, company, clockOffsetMs } = owner;
  const head: Omit<OfflineBoard, 'rows'> = {
    format: FORMAT,
    user,
    company,
    clockOffsetMs,
    blocks: blocks.map(({ start, days }) => ({ start: dayOfNumber(start), days })),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"rows":[`;
  for (const [index, row] of rows.entries()) {
    yield (index > 0 ? ',' : '') + JSON.stringify(answerRow(row));
  }
  yield ']}';
}

function answerRow({ car, events }: BoardRow): AnswerRow {
  return {
    car,
    bookings: events.flatMap((event) => (event.kind === 'booking' ? [event.record] : [])),
    maintenances: events.flatMap((event) => (event.kind === 'maintenance' ? [event.record] : [])),
  };
}

/**
 * The saved board of this user; null when the text is another user's, of another format or damaged.
 */
export function parseOfflineBoard(text: string, userId: number): OfflineBoard | null {
  try {
    const kept: unknown = JSON.parse(text);
    return isOfflineBoard(kept) && kept.user.id === userId ? kept : null;
  } catch {
    return null;
  }
}

function isOfflineBoard(value: unknown): value is OfflineBoard {
  if (typeof value !== 'object' || value === null) return false;
  const { format, user, company, clockOffsetMs, blocks, rows } = value as Partial<OfflineBoard>;
  return (
    format === FORMAT &&
    typeof user?.id === 'number' &&
    typeof company?.timeZone === 'string' &&
    Number.isFinite(clockOffsetMs) &&
    Array.isArray(blocks) &&
    blocks.length > 0 &&
    blocks.every((block: Partial<KeptDays>) => isDay(block.start) && Number(block.days) > 0) &&
    Array.isArray(rows)
  );
}

/** Whether all these days are saved. */
function covers({ blocks }: OfflineBoard, start: Day, days: number): boolean {
  return Array.from({ length: days }, (_, index) => addDays(start, index)).every((day) =>
    blocks.some((block) => day >= block.start && day < addDays(block.start, block.days)),
  );
}

/** The answer to a request of the board; throws for days that are not saved. */
export function cachedAnswer(kept: OfflineBoard, start: Day, days: number): BoardAnswer {
  if (!covers(kept, start, days)) throw new Error(`The days from ${start} are not kept`);
  return { start, days, rows: kept.rows };
}

/** First day of the saved board: the requested one, else today, else the first saved one. */
export function keptStart(kept: OfflineBoard, requested: Day | null, today: Day): Day {
  const isKept = (day: Day | null): day is Day =>
    day !== null && covers(kept, day, BOARD.blockDays);
  const first = kept.blocks.reduce((least, { start }) => (start < least ? start : least), today);
  return [requested, today].find(isKept) ?? first;
}
