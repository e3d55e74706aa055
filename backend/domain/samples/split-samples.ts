/** A loaded sample row. */
export interface MarkedRow {
  readonly id: number;
  /** The row was changed after the loading, or has records added beside it. */
  readonly isChanged: boolean;
}

/** A booking or maintenance that is a sample or belongs to a sample. */
export interface TiedRow extends MarkedRow {
  readonly isSample: boolean;
  readonly carId: number | null;
}

export interface TiedBooking extends TiedRow {
  readonly customerId: number | null;
  readonly sourceId: number | null;
}

export interface SampleFacts {
  readonly cars: readonly MarkedRow[];
  readonly customers: readonly MarkedRow[];
  readonly sources: readonly MarkedRow[];
  readonly cashEntries: readonly MarkedRow[];
  readonly bookings: readonly TiedBooking[];
  readonly maintenances: readonly TiedRow[];
}

export type SampleKind = keyof SampleFacts;

/** Ids by kind: removed rows and rows that stay. */
export type SampleSplit = Readonly<
  Record<'gone' | 'kept', Readonly<Record<SampleKind, readonly number[]>>>
>;

/**
 * Removing the samples deletes unchanged loaded rows. Rows changed or added since stay, with their
 * car, customer and source.
 */
export function splitSamples(facts: SampleFacts): SampleSplit {
  const staysItself = (row: TiedRow) => !row.isSample || row.isChanged;
  const bookings = facts.bookings.filter(staysItself);
  const maintenances = facts.maintenances.filter(staysItself);
  const cars = new Set([...bookings, ...maintenances].map(({ carId }) => carId));
  const customers = new Set(bookings.map(({ customerId }) => customerId));
  const sources = new Set(bookings.map(({ sourceId }) => sourceId));
  const stays = (needed: ReadonlySet<number | null>) => (row: MarkedRow) =>
    row.isChanged || needed.has(row.id);
  const kept = {
    bookings: idsOf(bookings),
    maintenances: idsOf(maintenances),
    cars: idsOf(facts.cars.filter(stays(cars))),
    customers: idsOf(facts.customers.filter(stays(customers))),
    sources: idsOf(facts.sources.filter(stays(sources))),
    cashEntries: idsOf(facts.cashEntries.filter(({ isChanged }) => isChanged)),
  };
  const goneOf = (kind: SampleKind) => {
    const staying = new Set(kept[kind]);
    return idsOf(facts[kind]).filter((id) => !staying.has(id));
  };
  const gone = {
    bookings: goneOf('bookings'),
    maintenances: goneOf('maintenances'),
    cars: goneOf('cars'),
    customers: goneOf('customers'),
    sources: goneOf('sources'),
    cashEntries: goneOf('cashEntries'),
  };
  return { gone, kept };
}

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
