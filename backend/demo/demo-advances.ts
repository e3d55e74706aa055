import { Booking } from '@backend/store/entities/booking.entity';
import { MoneyAdvance } from '@backend/store/entities/money/money-advance.entity';
import { MoneyEntry } from '@backend/store/entities/money/money-entry.entity';
import type { Em } from '@backend/store/open-store';
import { insertInChunks } from '@backend/store/sql/insert-in-chunks';
import { PAYMENT_METHODS, type PaymentMethod } from '@schema/values/money/ledger';
import { fromRoubles } from '@schema/values/money/money';

interface DemoAdvances {
  readonly now: Date;
  readonly userId: number;
  readonly userLogin: string;
  readonly tillId: number;
}

/** Advances in roubles, one per customer with an upcoming rental. */
const ADVANCES = [15_000, 5_000, 8_000, 3_000];
/** Part of the first advance used for its rental. */
const USED = 4_000;

/** Advances of customers with upcoming rentals, one of them partly used. */
export async function addDemoAdvances(em: Em, demo: DemoAdvances): Promise<void> {
  const { now, userId, userLogin } = demo;
  const coming = await em.find(
    Booking,
    { startDate: { $gt: now }, cancelledAt: null, isComplete: true, createdAt: { $lte: now } },
    { orderBy: { id: 'asc' }, disableIdentityMap: true },
  );
  const byCustomer = new Map(
    coming.flatMap((booking) =>
      booking.customer ? [[booking.customer.id, booking] as const] : [],
    ),
  );
  const chosen = [...byCustomer].slice(0, ADVANCES.length);
  const author = { userId, userLogin, comment: null, reversesId: null };
  await insertInChunks(
    em,
    MoneyAdvance,
    chosen.map(([customerId, { createdAt }], index) => ({
      customerId,
      ...author,
      happenedAt: createdAt,
      entryId: null,
      ...({ direction: 'in', amountKopecks: fromRoubles(ADVANCES[index] ?? 0) } as const),
      ...placeOf(PAYMENT_METHODS[index] ?? 'cash', demo),
    })),
  );
  const [first] = chosen;
  if (!first) return;
  const [customerId, { id: rentalId, createdAt: happenedAt }] = first;
  const credit = {
    ...author,
    happenedAt,
    amountKopecks: fromRoubles(USED),
    method: 'advance',
  } as const;
  const [entry] = await insertInChunks(em, MoneyEntry, [
    { ...credit, rentalId, pairId: null, ...({ kind: 'rent', direction: 'in' } as const) },
  ]);
  if (!entry) return;
  await insertInChunks(em, MoneyAdvance, [
    { ...credit, customerId, direction: 'out' as const, entryId: entry.id },
  ]);
}

const placeOf = (method: PaymentMethod, { tillId }: DemoAdvances) => ({
  method,
  tillId: method === 'cash' ? tillId : null,
});
