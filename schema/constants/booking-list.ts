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
export const SORT_DIRECTIONS = ['asc', 'desc'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];
export interface BookingSort {
  readonly field: BookingSortField;
  readonly direction: SortDirection;
}
export const DEFAULT_BOOKING_SORT: BookingSort = { field: 'createdAt', direction: 'desc' };
