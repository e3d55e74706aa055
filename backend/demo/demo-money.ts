import { toHundred } from '@backend/samples/catalogue';
import type { Chance } from '@backend/samples/random';
import type { Booking } from '@backend/store/entities/booking.entity';
import { MoneyCharge } from '@backend/store/entities/money/money-charge.entity';
import { MoneyEntry } from '@backend/store/entities/money/money-entry.entity';
import type { Em } from '@backend/store/open-store';
import { insertInChunks } from '@backend/store/sql/insert-in-chunks';
import { CHARGE_KINDS, PAYMENT_METHODS } from '@schema/values/money/ledger';
import { fromRoubles, type Kopecks, kopecks } from '@schema/values/money/money';

interface DemoMoney {
  readonly bookings: readonly Booking[];
  readonly now: Date;
  readonly userId: number;
  readonly userLogin: string;
  readonly tillId: number;
}

interface Movement {
  readonly rentalId: number;
  readonly kind: 'rent' | 'deposit';
  readonly direction: 'in' | 'out';
  readonly amountKopecks: Kopecks;
  readonly happenedAt: Date;
}

/** Part of a deposit withheld at the return. */
interface Withheld {
  readonly rentalId: number;
  readonly amountKopecks: Kopecks;
  readonly happenedAt: Date;
}

const rounded = (roubles: number): Kopecks => fromRoubles(toHundred(roubles));

/** Most customers pay in full at the handover; a few owe, overpay or pay in advance. */
function payments(chance: Chance, booking: Booking): Movement[] {
  const { id: rentalId, startDate, createdAt, handedOverAt } = booking;
  const price = (booking.totalPriceKopecks ?? 0) / 100;
  const paid = (roubles: number, happenedAt: Date): Movement[] => {
    const amountKopecks = rounded(roubles);
    const movement = {
      rentalId,
      kind: 'rent',
      direction: 'in',
      amountKopecks,
      happenedAt,
    } as const;
    return amountKopecks > 0 ? [movement] : [];
  };
  if (!startDate || price === 0) return [];
  if (!handedOverAt) return chance.happens(0.25) ? paid(price * 0.3, createdAt) : [];
  const luck = chance.fraction();
  if (luck < 0.03) return [];
  if (luck < 0.07) return paid(price * 0.5, handedOverAt);
  if (luck < 0.09) return paid(price + 1000, handedOverAt);
  return [
    {
      rentalId,
      kind: 'rent',
      direction: 'in',
      happenedAt: handedOverAt,
      amountKopecks: kopecks(price * 100),
    },
  ];
}

/**
 * Deposits taken at the handover and returned at the return; a few are still held or partly
 * withheld.
 */
function deposits(chance: Chance, booking: Booking): { moved: Movement[]; withheld: Withheld[] } {
  const { id: rentalId, handedOverAt, returnedAt, depositKopecks } = booking;
  if (!handedOverAt || !depositKopecks || chance.happens(0.04)) return { moved: [], withheld: [] };
  const held = kopecks(depositKopecks);
  const base = { rentalId, kind: 'deposit' } as const;
  const taken = {
    ...base,
    direction: 'in',
    amountKopecks: held,
    happenedAt: handedOverAt,
  } as const;
  if (!returnedAt || chance.happens(0.05)) return { moved: [taken], withheld: [] };
  const kept = chance.happens(0.06) ? rounded(chance.whole(500, 2500)) : kopecks(0);
  const rest = kopecks(held - kept);
  const back = { ...base, direction: 'out', amountKopecks: rest, happenedAt: returnedAt } as const;
  return {
    moved: [taken, back],
    withheld: kept > 0 ? [{ rentalId, amountKopecks: kept, happenedAt: returnedAt }] : [],
  };
}

/** Payments, deposits and charges: some customers owe, some overpaid, deposits are held. */
export async function addDemoMoney(em: Em, chance: Chance, money: DemoMoney): Promise<void> {
  const { now, userId, userLogin } = money;
  const moved: Movement[] = [];
  const withheld: Withheld[] = [];
  for (const booking of money.bookings) {
    if (booking.cancelledAt) continue;
    const deposit = deposits(chance, booking);
    moved.push(...payments(chance, booking), ...deposit.moved);
    withheld.push(...deposit.withheld);
  }
  const author = { userId, userLogin, comment: null, reversesId: null };
  const entries = moved
    .filter(({ happenedAt }) => happenedAt <= now)
    .sort((a, b) => a.happenedAt.getTime() - b.happenedAt.getTime())
    .map((row) => ({ ...row, ...author, method: chance.pick(PAYMENT_METHODS), pairId: null }))
    .map((row) => ({ ...row, tillId: row.method === 'cash' ? money.tillId : null }));
  await insertInChunks(em, MoneyEntry, entries);
  const charges = withheld.map(({ happenedAt, ...row }) => ({
    ...row,
    ...author,
    createdAt: happenedAt,
    kind: chance.pick(CHARGE_KINDS),
  }));
  await insertInChunks(em, MoneyCharge, charges);
  const fromDeposit = { ...author, method: 'deposit' } as const;
  const outs = await insertInChunks(
    em,
    MoneyEntry,
    withheld.map((row) => ({
      ...row,
      ...fromDeposit,
      pairId: null,
      ...({ kind: 'deposit', direction: 'out' } as const),
    })),
  );
  const ins = outs.map(({ id, rentalId, amountKopecks, happenedAt }) => ({
    rentalId,
    amountKopecks,
    happenedAt,
    ...fromDeposit,
    pairId: id,
    ...({ kind: 'charge', direction: 'in' } as const),
  }));
  await insertInChunks(em, MoneyEntry, ins);
}
