/** Rows of a table as the driver reads them. */
type Row = Readonly<Record<string, unknown>>;

/** Reads all rows of a statement. */
export type ReadRows = (sql: string) => Promise<readonly Row[]>;

/** Money that came into a till or a method, or left it. Signed kopecks. */
export interface Movement {
  /** Document: source and number, as in the register. */
  readonly document: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** `till 3`, or the method of other money. */
  readonly place: string;
  readonly amount: number;
  /** Document that it reverses. */
  readonly reverses?: string | null;
}

/** Kopecks. */
export interface Turnover {
  readonly opening: number;
  readonly cameIn: number;
  readonly wentOut: number;
  readonly closing: number;
}

const epochMs = (value: unknown): number => new Date(value as string | number | Date).getTime();
const placeOf = ({ till_id, method }: Row) =>
  till_id === null ? String(method) : `till ${till_id}`;

const reversedBy = (source: string, { reverses_id }: Row) =>
  reverses_id === null ? null : `${source} ${reverses_id}`;

const LEDGERS = {
  entry: 'money_entries',
  advance: 'money_advances',
  operation: 'money_operations',
};
/** Movements between parts of the books, which move no money. */
const BOOKED = ['deposit', 'advance'];

/** Every movement of money, read row by row, without the queries of the product. */
export async function readMovements(read: ReadRows): Promise<Movement[]> {
  const found: Movement[] = [];
  for (const [source, table] of Object.entries(LEDGERS)) {
    for (const row of await read(`select * from ${table}`)) {
      if (BOOKED.includes(String(row.method))) continue;
      const amount = Number(row.amount_kopecks) * (row.direction === 'in' ? 1 : -1);
      const at = epochMs(row.happened_at);
      const reverses = reversedBy(source, row);
      found.push({ document: `${source} ${row.id}`, at, place: placeOf(row), amount, reverses });
    }
  }
  for (const row of await read('select * from cash_entries')) {
    const at = epochMs(row.created_at);
    const amount = Number(row.amount_kopecks);
    const reverses = reversedBy('cash', row);
    found.push({ document: `cash ${row.id}`, at, place: `till ${row.till_id}`, amount, reverses });
  }
  for (const row of await read('select * from money_counts')) {
    const at = epochMs(row.counted_at);
    const amount = Number(row.counted_kopecks) - Number(row.expected_kopecks);
    found.push({ document: `count ${row.id}`, at, place: `till ${row.till_id}`, amount });
  }
  const handovers = new Map(
    (await read('select * from money_handovers')).map((row) => [row.id, row]),
  );
  for (const end of await read('select * from money_handover_ends')) {
    const handover = handovers.get(end.handover_id);
    if (end.outcome !== 'accepted' || !handover) continue;
    const document = `handover ${handover.id}`;
    const at = epochMs(end.ended_at);
    const amount = Number(handover.amount_kopecks);
    found.push({ document, at, place: `till ${handover.from_till_id}`, amount: -amount });
    found.push({ document, at, place: `till ${handover.to_till_id}`, amount });
  }
  return found;
}

/** [from, to), epoch milliseconds. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const sumOf = (movements: readonly Movement[]) =>
  movements.reduce((sum, { amount }) => sum + amount, 0);

/** The turnover of each till and method in the span; those without money are absent. */
export function turnovers(movements: readonly Movement[], { from, to }: Span) {
  const found = new Map<string, Turnover>();
  for (const [place, own] of Map.groupBy(movements, (movement) => movement.place)) {
    const opening = sumOf(own.filter(({ at }) => at < from));
    const within = own.filter(({ at }) => at >= from && at < to);
    const cameIn = sumOf(within.filter(({ amount }) => amount > 0));
    const wentOut = 0 - sumOf(within.filter(({ amount }) => amount < 0));
    const closing = opening + cameIn - wentOut;
    if (opening || cameIn || wentOut) found.set(place, { opening, cameIn, wentOut, closing });
  }
  return found;
}

/** Documents of the span, each once. */
export const documentsOf = (movements: readonly Movement[], { from, to }: Span): Set<string> =>
  new Set(movements.filter(({ at }) => at >= from && at < to).map(({ document }) => document));

/** Documents that another one reverses. */
export const documentsReversed = (movements: readonly Movement[]): Set<string> =>
  new Set(movements.flatMap(({ reverses }) => reverses ?? []));

/** The register over REST, limited to the fields used in tests. Roubles. */
export interface WireRegister {
  readonly cash: Turnover & { readonly between: number };
  readonly tills: readonly (Turnover & { readonly tillId: number })[];
  readonly methods: readonly (Turnover & { readonly method: string })[];
  readonly lines: readonly {
    readonly source: string;
    readonly id: number;
    readonly isReversed: boolean;
  }[];
  readonly nextCursor: string | null;
}

const kopecksOf = (roubles: number) => Math.round(roubles * 100);

const inKopecks = ({ opening, cameIn, wentOut, closing }: Turnover): Turnover => ({
  opening: kopecksOf(opening),
  cameIn: kopecksOf(cameIn),
  wentOut: kopecksOf(wentOut),
  closing: kopecksOf(closing),
});

/** The turnovers of a register as `turnovers` names them, and those of all tills as `cash`. */
export function shownTurnovers({ cash, tills, methods }: WireRegister) {
  const places = [
    ...tills.map((till) => [`till ${till.tillId}`, inKopecks(till)] as const),
    ...methods.map((one) => [one.method, inKopecks(one)] as const),
  ].filter(([, { opening, cameIn, wentOut }]) => opening || cameIn || wentOut);
  return {
    places: new Map(places),
    cash: { ...inKopecks(cash), between: kopecksOf(cash.between) },
  };
}

export const documentsShown = ({ lines }: WireRegister): string[] =>
  lines.map(({ source, id }) => `${source} ${id}`);

export const reversedShown = ({ lines }: WireRegister): Set<string> =>
  new Set(lines.filter(({ isReversed }) => isReversed).map(({ source, id }) => `${source} ${id}`));
