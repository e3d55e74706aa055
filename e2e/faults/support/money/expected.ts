import type { KnownEntry, RentalModel } from './rental-model';

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** A rental is over when each booking of it has ended or is cancelled. */
const isOver = ({ parts }: RentalModel, now: number) =>
  parts.every(({ isCancelled, endDate }) => isCancelled || Date.parse(endDate) <= now);

/** A rental is to come when each booking of it that counts begins later. */
function isPlanned({ parts }: RentalModel, now: number): boolean {
  const counted = parts.filter(({ isCancelled }) => !isCancelled);
  return counted.length > 0 && counted.every(({ startDate }) => Date.parse(startDate) > now);
}

/** Counts and sums that the reports must have. Kopecks. */
export function expectedReports(models: readonly RentalModel[], now: number) {
  const sums = models.map((model) => ({ model, ...model.figures() }));
  const listed = (rows: typeof sums, amount: (row: (typeof sums)[number]) => number) => ({
    total: rows.length,
    amount: sumOf(rows.map(amount)),
  });
  const owing = sums.filter(({ balance }) => balance > 0);
  const held = sums.filter((row) => row.held !== 0);
  return {
    owing: listed(
      owing.filter(({ model }) => !isPlanned(model, now)),
      ({ balance }) => balance,
    ),
    planned: listed(
      owing.filter(({ model }) => isPlanned(model, now)),
      ({ balance }) => balance,
    ),
    overpaid: listed(
      sums.filter(({ balance }) => balance < 0),
      ({ balance }) => -balance,
    ),
    advances: listed(
      sums.filter(({ advance }) => advance !== 0),
      ({ advance }) => advance,
    ),
    held: listed(held, (row) => row.held),
    due: listed(
      held.filter(({ model }) => isOver(model, now)),
      (row) => row.held,
    ),
  };
}

const turned = { in: 'out', out: 'in' } as const;

type Moved = Pick<KnownEntry, 'direction' | 'amount' | 'method' | 'isTakenBack'>;

/** What crossed the counter: an entry that was taken back went the other way too. */
function movementsOf({ isTakenBack, ...entry }: Moved): Omit<Moved, 'isTakenBack'>[] {
  if (entry.method === 'deposit' || entry.method === 'advance') return [];
  return isTakenBack ? [entry, { ...entry, direction: turned[entry.direction] }] : [entry];
}

/** Came in and went out by method, and in cash by login. */
export function expectedMoved(models: readonly RentalModel[]) {
  const sums = new Map<string, number>();
  const add = (name: string, amount: number) => sums.set(name, (sums.get(name) ?? 0) + amount);
  for (const { login, entries, advances } of models) {
    const moved: readonly Moved[] = [...entries, ...advances];
    for (const { method, direction, amount } of moved.flatMap(movementsOf)) {
      add(`${method} ${direction}`, amount);
      if (method === 'cash') add(`${login} ${direction}`, amount);
    }
  }
  return sums;
}
