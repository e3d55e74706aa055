/** One booking of a rental, as the test left it. */
export interface Part {
  readonly id: number;
  readonly carId: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly price: number;
  readonly isCancelled: boolean;
}

type Direction = 'in' | 'out';

export interface KnownEntry {
  readonly id: number;
  readonly isDeposit: boolean;
  readonly direction: Direction;
  readonly amount: number;
  readonly method: string;
  isTakenBack: boolean;
  /** The other entry of a withholding. */
  readonly pair: number | null;
}

/** Money of the customer for no rental that crossed the counter. */
interface KnownAdvance {
  readonly id: number;
  readonly direction: Direction;
  readonly amount: number;
  readonly method: string;
  isTakenBack: boolean;
}

interface KnownCharge {
  readonly id: number;
  readonly amount: number;
  isTakenBack: boolean;
}

/** Figures of a rental in kopecks. */
export interface Figures {
  readonly rent: number;
  readonly owed: number;
  readonly paid: number;
  readonly balance: number;
  readonly held: number;
  readonly returned: number;
  readonly withheld: number;
  /** Of the customer, who has no other rental. */
  readonly advance: number;
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

const signedSum = (lines: readonly { direction: Direction; amount: number }[]) =>
  sum(lines.map(({ direction, amount }) => (direction === 'in' ? amount : -amount)));

/**
 * What a test knows of a rental: additions and subtractions of what was acknowledged, apart from the
 * rules of the product. Kopecks.
 */
export class RentalModel {
  parts: Part[];
  readonly entries: KnownEntry[] = [];
  readonly charges: KnownCharge[] = [];
  readonly advances: KnownAdvance[] = [];
  steps = 0;
  /** A swap until a part of it changes, with the version of the money that it left. */
  swap: { readonly operationId: number; readonly money: number; readonly whole: Part } | null =
    null;

  constructor(
    first: Part,
    readonly login: string,
    readonly customerId: number,
  ) {
    this.parts = [first];
  }

  get id(): number {
    return this.parts[0]?.id ?? 0;
  }

  figures(): Figures {
    const rent = sum(this.parts.map(({ isCancelled, price }) => (isCancelled ? 0 : price)));
    const charged = sum(this.charges.map((one) => (one.isTakenBack ? 0 : one.amount)));
    const valid = this.entries.filter(({ isTakenBack }) => !isTakenBack);
    const of = (isDeposit: boolean, direction: Direction, isWithheld?: boolean) =>
      sum(
        valid
          .filter((one) => one.isDeposit === isDeposit && one.direction === direction)
          .filter(({ method }) => isWithheld === undefined || (method === 'deposit') === isWithheld)
          .map(({ amount }) => amount),
      );
    const paid = of(false, 'in') - of(false, 'out');
    const [returned, withheld] = [of(true, 'out', false), of(true, 'out', true)];
    const held = of(true, 'in') - returned - withheld;
    const owed = rent + charged;
    const used = signedSum(valid.filter(({ method }) => method === 'advance'));
    const advance = signedSum(this.advances.filter(({ isTakenBack }) => !isTakenBack)) - used;
    return { rent, owed, paid, balance: owed - paid, held, returned, withheld, advance };
  }

  /** Both entries of a withholding, else the entry alone. */
  together({ id, pair }: KnownEntry): KnownEntry[] {
    return this.entries.filter((one) => one.id === id || one.id === pair);
  }

  /** Whether anything is left below 0 when the entry is taken back. */
  mayTakeBack(entry: KnownEntry): boolean {
    if (entry.isTakenBack) return false;
    const { held, paid, advance } = this.figures();
    // What leaves the rental comes back into the advance.
    const back = entry.method === 'advance' ? signedSum([entry]) : 0;
    if (advance + back < 0) return false;
    const change = (isDeposit: boolean) =>
      sum(
        this.together(entry)
          .filter((one) => one.isDeposit === isDeposit)
          .map(({ direction, amount }) => (direction === 'in' ? -amount : amount)),
      );
    return held + change(true) >= 0 && paid + change(false) >= 0;
  }

  /** Whether the advance is at least 0 when the line is taken back. */
  mayTakeAdvanceBack(line: KnownAdvance): boolean {
    return !line.isTakenBack && this.figures().advance - signedSum([line]) >= 0;
  }

  setPart(id: number, change: Partial<Part>): void {
    this.parts = this.parts.map((part) => (part.id === id ? { ...part, ...change } : part));
    this.swap = null;
  }
}
