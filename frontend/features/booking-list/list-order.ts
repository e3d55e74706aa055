import {
  BOOKING_SORT_FIELDS,
  type BookingSort,
  DEFAULT_BOOKING_SORT,
  SORT_DIRECTIONS,
} from '@schema/constants/booking-list';
import { BOOKING_STATUSES, type BookingStatus } from '@schema/statuses';

/** A sort as a URL parameter and option id: 'startDate-asc'. */
export const sortKey = ({ field, direction }: BookingSort): string => `${field}-${direction}`;

/** Every sort option: six fields, each in both directions (requirements.md, L3). */
export const ALL_SORTS: readonly BookingSort[] = BOOKING_SORT_FIELDS.flatMap((field) => {
  const first = field === 'customer' || field === 'car' || field === 'status' ? 'asc' : 'desc';
  const directions = [
    first,
    ...SORT_DIRECTIONS.filter((direction) => direction !== first),
  ] as const;
  return directions.map((direction) => ({ field, direction }));
});

/** The sort after a press on a header: the field's default direction, then the reverse. */
export function nextSort(now: BookingSort, field: BookingSort['field']): BookingSort {
  const [first = now, other = now] = ALL_SORTS.filter((sort) => sort.field === field);
  return sortKey(now) === sortKey(first) ? other : first;
}

/** Newest first by default (requirements.md, L3). */
export function sortOf(params: URLSearchParams): BookingSort {
  const key = params.get('sort');
  return ALL_SORTS.find((sort) => sortKey(sort) === key) ?? DEFAULT_BOOKING_SORT;
}

export function statusOf(params: URLSearchParams): BookingStatus | null {
  return BOOKING_STATUSES.find((status) => status === params.get('status')) ?? null;
}

/** Changes order or status and resets the page (requirements.md, L9). */
export function withOrder(
  params: URLSearchParams,
  change: { readonly sort?: BookingSort; readonly status?: BookingStatus | null },
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  if (change.sort) {
    const key = sortKey(change.sort);
    if (key === sortKey(DEFAULT_BOOKING_SORT)) next.delete('sort');
    else next.set('sort', key);
  }
  if (change.status === null) next.delete('status');
  else if (change.status) next.set('status', change.status);
  return next;
}
