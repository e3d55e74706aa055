/** Booking list (requirements.md, L3, L7). */
export const BOOKING_LIST_PAGE_SIZE = 50;
export const BOOKING_SORT_FIELDS = [
  'createdAt',
  'startDate',
  'endDate',
  'customer',
  'car',
  'status',
] as const;
export type BookingSortField = (typeof BOOKING_SORT_FIELDS)[number];
/** Money of a rental as a filter: owed, or an agreed deposit not taken although the car is out. */
export const BOOKING_MONEY_FILTERS = ['unpaid', 'untaken'] as const;
export type BookingMoneyFilter = (typeof BOOKING_MONEY_FILTERS)[number];
export const SORT_DIRECTIONS = ['asc', 'desc'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];
export interface BookingSort {
  readonly field: BookingSortField;
  readonly direction: SortDirection;
}
export const DEFAULT_BOOKING_SORT: BookingSort = { field: 'createdAt', direction: 'desc' };
