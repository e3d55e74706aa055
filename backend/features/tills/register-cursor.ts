import { validationFailed } from '@backend/domain/refusal';
import type { RegisterLine, RegisterPlace } from '@backend/store/queries/money/register-queries';
import { SOURCE_RANKS } from '@backend/store/queries/money/register-tables';
import { MESSAGES } from '@schema/messages';
import { type Kopecks, kopecks } from '@schema/values/money/money';

interface CursorPlace extends RegisterPlace {
  /** Cash after the line. */
  readonly cash: Kopecks;
}

const WRITTEN = /^(\d{1,15})-(\d)-(\d{1,9})-(-?\d{1,15})$/;

/** '1763900000000-0-12-500000': the moment, the rank of the source, the number, the cash then. */
export const cursorOf = (
  { happenedAt, source, id }: Pick<RegisterLine, 'happenedAt' | 'source' | 'id'>,
  cash: Kopecks,
): string => [happenedAt.getTime(), SOURCE_RANKS[source], id, cash].join('-');

/** Position of a cursor. Throws VALIDATION_FAILED for an invalid cursor. */
export function placeOf(cursor: string): CursorPlace {
  const [, ms, rank, id, cash] = WRITTEN.exec(cursor) ?? [];
  if (cash === undefined) throw validationFailed({ cursor: MESSAGES.lists.cursorInvalid });
  return {
    happenedAt: new Date(Number(ms)),
    rank: Number(rank),
    id: Number(id),
    cash: kopecks(Number(cash)),
  };
}
