import { LIST_SLICE } from '../constants';
import { MESSAGES } from '../messages';
import { optionalText, shapeOf } from './fields/fields';
import { wholeBetween } from './list-query';

const { lists } = MESSAGES;

/** A part of a list: at most `limit` rows after `cursor`. */
export const listSlicePayload = shapeOf(
  {
    limit: wholeBetween(1, LIST_SLICE.maxSize, lists.limitInvalid),
    cursor: optionalText(LIST_SLICE.maxCursor),
  },
  [lists.limitInvalid],
);

export interface ListSlice {
  readonly limit?: number | null;
  readonly cursor?: string | null;
}
