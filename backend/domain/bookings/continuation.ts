interface Rental {
  readonly id: number;
  readonly carId: number | null;
  readonly customerId: number | null;
  readonly startDate: Date;
  readonly endDate: Date;
}

/**
 * Whether `later` continues `earlier`: the same car and customer, without a gap (docs/domain.md,
 * booking status). In SQL: store/queries/bookings/continuation-sql.ts.
 */
export const continuesRental = (later: Rental, earlier: Rental): boolean =>
  later.id !== earlier.id &&
  later.carId === earlier.carId &&
  later.customerId === earlier.customerId &&
  later.startDate.getTime() === earlier.endDate.getTime();
