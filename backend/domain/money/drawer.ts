import {
  type MoneyDirection,
  type MoneyMethod,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '@schema/values/money/ledger';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import type { Day } from '@schema/values/time/calendar';

interface Movement {
  readonly userId: number;
  readonly userName: string;
  readonly direction: MoneyDirection;
  readonly amount: Kopecks;
  readonly method: MoneyMethod;
}

interface Manual {
  readonly userId: number | null;
  readonly userName: string | null;
  readonly amount: Kopecks;
}

interface Count {
  readonly day: Day;
  readonly userId: number;
  readonly userName: string;
  readonly openedWith: Kopecks;
  readonly expected: Kopecks;
  readonly counted: Kopecks;
  readonly comment: string | null;
  readonly countedAt: Date;
}

/** Owner of the drawer of a cash line. */
export interface Holder {
  readonly userId: number;
  readonly userLogin: string;
}

/** Owner of the drawer of a stored line; null: unknown. */
export type KnownHolder = { readonly [Part in keyof Holder]?: Holder[Part] | null };

/**
 * A line belongs to the drawer of the user who records it, an offsetting line to the drawer of the
 * line that it reverses: cash of one drawer cannot leave another.
 */
export function holderOf(
  { id, login }: { readonly id: number; readonly login: string },
  takenBack: KnownHolder | null = null,
): Holder {
  const { userId, userLogin } = takenBack ?? {};
  if (userId != null && userLogin != null) return { userId, userLogin };
  return { userId: id, userLogin: login };
}

/** Cash movements of a day, by user. */
export interface DrawerFacts {
  readonly day: Day;
  readonly movements: readonly Movement[];
  readonly manual: readonly Manual[];
  /** Each user's last count before the day, and the count of the day. */
  readonly counts: readonly Count[];
}

/** Cash of one user on one day. */
interface Drawer {
  /** Null: deleted account. */
  readonly userId: number | null;
  readonly userName: string | null;
  readonly openedWith: Kopecks;
  readonly cameIn: Kopecks;
  readonly wentOut: Kopecks;
  /** Manual entries of the cash box. */
  readonly manual: Kopecks;
  readonly shouldBe: Kopecks;
  /** Null: not counted. */
  readonly counted: Kopecks | null;
  /** Figures at the time of the count. */
  readonly difference: Kopecks | null;
  readonly countedAt: Date | null;
  readonly comment: string | null;
}

const total = (movements: readonly Movement[], direction: MoneyDirection): Kopecks =>
  kopecks(
    movements.reduce((sum, one) => (one.direction === direction ? sum + one.amount : sum), 0),
  );

/**
 * Cash of one user. A drawer without a count opens with the last earlier count; `openedWith`
 * replaces it.
 */
export function drawerOf(
  user: { readonly userId: number | null; readonly userName: string | null },
  { day, movements, manual, counts }: DrawerFacts,
  openedWith?: Kopecks,
): Drawer {
  const isTheirs = (line: { readonly userId: number | null }) => line.userId === user.userId;
  const cash = movements.filter((one) => isTheirs(one) && one.method === 'cash');
  const count = counts.find((one) => isTheirs(one) && one.day === day);
  const before = counts.find((one) => isTheirs(one) && one.day < day);
  const opened = openedWith ?? count?.openedWith ?? before?.counted ?? kopecks(0);
  const [cameIn, wentOut] = [total(cash, 'in'), total(cash, 'out')];
  const byHand = kopecks(manual.filter(isTheirs).reduce((sum, { amount }) => sum + amount, 0));
  return {
    userId: user.userId,
    userName: user.userName,
    openedWith: opened,
    cameIn,
    wentOut,
    manual: byHand,
    shouldBe: kopecks(opened + cameIn - wentOut + byHand),
    counted: count?.counted ?? null,
    difference: count ? kopecks(count.counted - count.expected) : null,
    countedAt: count?.countedAt ?? null,
    comment: count?.comment ?? null,
  };
}

/** Drawers of all users with cash or a count on the day, by login. */
export function drawersOf(facts: DrawerFacts): Drawer[] {
  const users = new Map<number | null, string | null>();
  const ofDay = facts.counts.filter(({ day }) => day === facts.day);
  const cash = facts.movements.filter(({ method }) => method === 'cash');
  for (const { userId, userName } of [...ofDay, ...cash, ...facts.manual]) {
    users.set(userId, userName);
  }
  return [...users]
    .map(([userId, userName]) => drawerOf({ userId, userName }, facts))
    .sort((one, other) => (one.userName ?? '').localeCompare(other.userName ?? '', 'ru'));
}

interface MethodTotal {
  readonly method: PaymentMethod;
  readonly cameIn: Kopecks;
  readonly wentOut: Kopecks;
}

/** Incoming and outgoing totals by method. */
export const methodTotals = (movements: readonly Movement[]): MethodTotal[] =>
  PAYMENT_METHODS.map((method) => {
    const paid = movements.filter((one) => one.method === method);
    return { method, cameIn: total(paid, 'in'), wentOut: total(paid, 'out') };
  });
