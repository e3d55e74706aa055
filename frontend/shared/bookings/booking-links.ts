/** Where the names in a list of bookings lead; null: the user may not go there. */
export interface BookingLinks {
  /** The customer's card. */
  readonly customer: ((customerId: number) => string) | null;
  /** The board on the day of an ISO instant. */
  readonly board: ((startDate: string) => string) | null;
}
