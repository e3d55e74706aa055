import { number } from 'yup';
import { LIST_PAGE } from '../constants';
import {
  BOOKING_MONEY_FILTERS,
  BOOKING_SORT_FIELDS,
  SORT_DIRECTIONS,
} from '../constants/booking-list';
import { GAP_ORDERS, MAX_SEARCH_LENGTH } from '../constants/search';
import { MESSAGES } from '../messages';
import { BOOKING_STATUSES } from '../statuses';
import { SHEET_FINDINGS, SHEET_SIDES } from '../values/handover/sheet';
import { narrowingPeriod } from './analytics-period';
import { optionalDay } from './fields/day-field';
import {
  choice,
  optionalNumber,
  optionalReference,
  optionalText,
  partOf,
  shapeOf,
} from './fields/fields';

const { analytics, booking, generic, lists } = MESSAGES;

export const wholeBetween = (min: number, max: number, message: string) =>
  number()
    .typeError(message)
    .nullable()
    .test(
      'whole',
      message,
      (value) => value == null || (Number.isInteger(value) && value >= min && value <= max),
    );

/** Arguments of a page of a list, all optional. Pages start at 1. */
export const listQueryPayload = shapeOf(
  {
    search: optionalText(MAX_SEARCH_LENGTH),
    page: wholeBetween(1, LIST_PAGE.maxPage, lists.pageInvalid),
    pageSize: wholeBetween(1, LIST_PAGE.maxSize, lists.pageSizeInvalid),
  },
  [lists.pageInvalid, lists.pageSizeInvalid],
);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Both days of a list, optional, in order. */
const listDays = {
  from: optionalDay(generic.invalidPeriod),
  to: optionalDay(generic.invalidPeriod).test(
    'order',
    generic.invalidPeriod,
    // A value of another type has the message of its own field.
    (to, { parent: { from } }) => !isText(to) || !isText(from) || to >= from,
  ),
};

/** The booking list, with filters and sorting. */
export const bookingsPagePayload = listQueryPayload.shape({
  status: choice(BOOKING_STATUSES, lists.choiceInvalid),
  ...narrowingPeriod,
  carId: optionalNumber(analytics.invalidCar),
  ...listDays,
  sourceId: optionalReference(booking.sourceInvalid),
  model: optionalText(MAX_SEARCH_LENGTH),
  money: choice(BOOKING_MONEY_FILTERS, lists.choiceInvalid),
  sort: partOf(
    {
      field: choice(BOOKING_SORT_FIELDS, lists.choiceInvalid)
        .defined(lists.choiceInvalid)
        .nonNullable(lists.choiceInvalid),
      direction: choice(SORT_DIRECTIONS, lists.choiceInvalid),
    },
    lists.choiceInvalid,
  )
    .optional()
    .nullable(),
});

/** The list of handover sheets. */
export const sheetsPayload = listQueryPayload.shape({
  side: choice(SHEET_SIDES, lists.choiceInvalid),
  finding: choice(SHEET_FINDINGS, lists.choiceInvalid),
  ...listDays,
});

/** The gap finder; `search` is the model. */
export const gapsPayload = listQueryPayload.shape({
  order: choice(GAP_ORDERS, lists.choiceInvalid),
});

const limit = optionalNumber(lists.pageSizeInvalid);

/** A list limited to the best matches. */
export const shortListPayload = shapeOf({ limit }, []);

/** Search results for a text. */
export const searchPayload = shapeOf(
  {
    search: optionalText(MAX_SEARCH_LENGTH)
      .defined(generic.wrongTextType)
      .nonNullable(generic.wrongTextType),
    limit,
  },
  [],
);

export interface ListQuery {
  readonly search?: string | null;
  readonly page?: number | null;
  readonly pageSize?: number | null;
}

/** The rows of a page. Requires a query valid by `listQueryPayload`. */
export function pageWindow(query: ListQuery): { readonly limit: number; readonly offset: number } {
  const limit = query.pageSize ?? LIST_PAGE.size;
  return { limit, offset: ((query.page ?? 1) - 1) * limit };
}
