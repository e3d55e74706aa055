import { number } from 'yup';
import { LIST_PAGE, MAX_SEARCH_LENGTH } from '../constants';
import { MESSAGES } from '../messages';
import { optionalText, shapeOf } from './fields';

const { lists } = MESSAGES;

const wholeBetween = (min: number, max: number, message: string) =>
  number()
    .typeError(message)
    .nullable()
    .test(
      'whole',
      message,
      (value) => value == null || (Number.isInteger(value) && value >= min && value <= max),
    );

/** How a part of a long list is asked for: all of it may be missing. Pages count from 1. */
export const listQueryPayload = shapeOf(
  {
    search: optionalText(MAX_SEARCH_LENGTH),
    page: wholeBetween(1, LIST_PAGE.maxPage, lists.pageInvalid),
    pageSize: wholeBetween(1, LIST_PAGE.maxSize, lists.pageSizeInvalid),
  },
  [lists.pageInvalid, lists.pageSizeInvalid],
);

export interface ListQuery {
  readonly search?: string | null;
  readonly page?: number | null;
  readonly pageSize?: number | null;
}

/** The rows a page stands for. Call it on a query that passed `listQueryPayload`. */
export function pageWindow(query: ListQuery): { readonly limit: number; readonly offset: number } {
  const limit = query.pageSize ?? LIST_PAGE.size;
  return { limit, offset: ((query.page ?? 1) - 1) * limit };
}
