/** Paths of the records in the list, built by the app. */
export interface ActionLinks {
  readonly booking: (id: number) => string;
  readonly service: (id: number) => string;
  readonly extension: (id: number) => string;
  /**
   * Path of the plan that frees a broken car for the time of the maintenance; null: no permission.
   */
  readonly reseat: ((work: { carId: number; startDate: string; endDate: string }) => string) | null;
  /** Path of the plan that moves the next customer of a car to another; null: no permission. */
  readonly reseatNext:
    | ((booking: { carId: number; startDate: string; endDate: string }) => string)
    | null;
  /** Null: no permission. */
  readonly incomplete: string | null;
}
