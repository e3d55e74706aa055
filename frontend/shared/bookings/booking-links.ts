/** Links of a list of bookings; null: not permitted. */
export interface BookingLinks {
  /** The customer's card. */
  readonly customer: ((customerId: number) => string) | null;
  /** The board at the day of an ISO instant. */
  readonly board: ((startDate: string) => string) | null;
}
