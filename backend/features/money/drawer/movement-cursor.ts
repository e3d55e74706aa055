import { validationFailed } from '@backend/domain/refusal';
import type { DayMovement, MovementPlace } from '@backend/store/queries/money/drawer-queries';
import { MESSAGES } from '@schema/messages';

const WRITTEN = /^(\d{1,15})-([ae])(\d{1,9})$/;

/** '1763900000000-e12': the moment, an advance or an entry, its number. */
export const cursorOf = ({ happenedAt, kind, id }: DayMovement): string =>
  `${happenedAt.getTime()}-${kind === 'advance' ? 'a' : 'e'}${id}`;

/** The place where a part of the movements ended. Throws VALIDATION_FAILED for another text. */
export function placeOf(cursor: string): MovementPlace {
  const [, ms, kind, id] = WRITTEN.exec(cursor) ?? [];
  if (id === undefined) throw validationFailed({ cursor: MESSAGES.lists.cursorInvalid });
  return { happenedAt: new Date(Number(ms)), isAdvance: kind === 'a', id: Number(id) };
}
