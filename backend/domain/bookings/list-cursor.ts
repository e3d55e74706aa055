import { MESSAGES } from '@schema/messages';
import { validationFailed } from '../refusal';

/** The last row of a part of the booking list, the newest record first. */
interface ListPlace {
  readonly createdAt: Date;
  readonly id: number;
}

/** Latest instant of a Date, ms. */
const LAST_MS = 8.64e15;
const CURSOR = /^(\d{1,16})\.(\d{1,10})$/;

export const cursorOf = ({ createdAt, id }: ListPlace): string => `${createdAt.getTime()}.${id}`;

/** Throws VALIDATION_FAILED for an invalid cursor. */
export function placeOf(cursor: string): ListPlace {
  const [, ms = '', id = ''] = CURSOR.exec(cursor) ?? [];
  if (id === '' || Number(ms) > LAST_MS) {
    throw validationFailed({ cursor: MESSAGES.lists.cursorInvalid });
  }
  return { createdAt: new Date(Number(ms)), id: Number(id) };
}
