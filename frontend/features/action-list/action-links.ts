/** Where what stands in the list opens; the app knows the addresses. */
export interface ActionLinks {
  readonly booking: (id: number) => string;
  readonly service: (id: number) => string;
  readonly extension: (id: number) => string;
  /** Moves of bookings that free a broken car over the time of the work; null: not for this user. */
  readonly reseat: ((work: { carId: number; startDate: string; endDate: string }) => string) | null;
  /** Null where they cannot be opened. */
  readonly incomplete: string | null;
}
