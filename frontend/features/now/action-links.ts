/** Where what stands in the list opens; the app knows the addresses. */
export interface ActionLinks {
  readonly booking: (id: number) => string;
  readonly service: (id: number) => string;
  readonly extension: (id: number) => string;
  /** Null where they cannot be opened. */
  readonly incomplete: string | null;
}
