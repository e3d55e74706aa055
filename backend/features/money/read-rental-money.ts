import { advanceOf } from '@backend/domain/money/advance';
import {
  type Balance,
  balanceOf,
  depositOf,
  type Ledger,
  type LedgerEntry,
  reversedIds,
} from '@backend/domain/money/balance';
import { agreedDeposit, returnBy } from '@backend/domain/money/deposit-return';
import { assertChargeReversible, assertEntriesReversible } from '@backend/domain/money/money-rules';
import { shownParts } from '@backend/domain/money/rental-parts';
import { untakenDeposit } from '@backend/domain/money/untaken-deposit';
import { isAllowed, notFound } from '@backend/domain/refusal';
import type { RequestContext } from '@backend/operation/context';
import type { Em } from '@backend/store/em';
import { MoneyCharge } from '@backend/store/entities/money/money-charge.entity';
import { MoneyEntry } from '@backend/store/entities/money/money-entry.entity';
import { loadCompany } from '@backend/store/queries/accounts/company-queries';
import { loadAdvanceRows } from '@backend/store/queries/money/advance-queries';
import { loadOutRentals } from '@backend/store/queries/money/out-rentals';
import {
  type DeletedRental,
  isBooking,
  loadDeletedRental,
  loadRent,
  loadRentalId,
  loadRentalParts,
  type RentalPart,
} from '@backend/store/queries/money/rental-queries';
import { MESSAGES } from '@schema/messages';
import { displayName } from '@schema/values/fleet/car-title';
import { fileUrl } from '@schema/values/fleet/file-url';
import { leftToTake } from '@schema/values/money/deposit';
import { kopecks } from '@schema/values/money/money';
import { assertCreditReversible, type CreditLedger, customerOf } from './advances/rental-credit';
import type { MoneyChargeType, MoneyEntryType, RentalMoney, RentedCar } from './money.types';

const NOTHING = kopecks(0);

/** The ledger of a rental with its rows. */
export interface RentalLedger extends Ledger, CreditLedger {
  readonly rentalId: number;
  /** Number of lines and of cost changes; both are never deleted. */
  readonly version: number;
  readonly parts: readonly RentalPart[];
  readonly entryRows: readonly MoneyEntry[];
  readonly chargeRows: readonly MoneyCharge[];
}

const NEWEST_FIRST = { orderBy: { id: 'desc' }, disableIdentityMap: true } as const;

export async function loadLedger(em: Em, rentalId: number): Promise<RentalLedger> {
  const { rent, rentChanges } = await loadRent(em, rentalId);
  const entryRows = await em.find(MoneyEntry, { rentalId }, NEWEST_FIRST);
  const chargeRows = await em.find(MoneyCharge, { rentalId }, NEWEST_FIRST);
  const parts = await loadRentalParts(em, rentalId);
  const customerId = customerOf(parts);
  const advanceRows = customerId === null ? [] : await loadAdvanceRows(em, customerId);
  return {
    rentalId,
    rent,
    parts,
    customerId,
    advanceRows,
    entryRows,
    chargeRows,
    version: rentChanges + entryRows.length + chargeRows.length,
    entries: entryRows.map(ledgerEntry),
    charges: chargeRows.map(ledgerCharge),
  };
}

export const ledgerEntry = (row: MoneyEntry): LedgerEntry => ({
  id: row.id,
  kind: row.kind,
  direction: row.direction,
  method: row.method,
  amount: row.amountKopecks,
  reversesId: row.reversesId ?? null,
});

export const ledgerCharge = (row: MoneyCharge) => ({
  id: row.id,
  amount: row.amountKopecks,
  reversesId: row.reversesId ?? null,
});

/** The money of the booking's rental. Throws NOT_FOUND. */
export async function readRentalMoney(
  ctx: RequestContext,
  bookingId: number,
): Promise<RentalMoney> {
  const rentalId = await loadRentalId(ctx.em, bookingId);
  if (rentalId !== null) return rentalMoney(ctx.em, rentalId, ctx);
  if (!(await isBooking(ctx.em, bookingId))) throw notFound(MESSAGES.money.bookingUnknown);
  const empty = { rent: NOTHING, owed: NOTHING, paid: NOTHING, balance: NOTHING };
  return {
    version: 0,
    bookingIds: [bookingId],
    isFollowed: false,
    rented: null,
    ...empty,
    charges: [],
    entries: [],
    deposit: {
      agreed: NOTHING,
      held: NOTHING,
      returned: NOTHING,
      withheld: NOTHING,
      untaken: NOTHING,
      toReturn: NOTHING,
      returnBy: null,
    },
    advance: NOTHING,
  };
}

/** The answer of every operation on a rental's money. */
export async function rentalMoney(
  em: Em,
  rentalId: number,
  { now, zone, config }: Pick<RequestContext, 'now' | 'zone' | 'config'>,
): Promise<RentalMoney> {
  const ledger = await loadLedger(em, rentalId);
  const { depositReturnDays: returnDays } = await loadCompany(em);
  const { parts } = ledger;
  const { rent, owed, paid, balance }: Balance = balanceOf(ledger);
  const deposit = depositOf(ledger.entries);
  const agreed = { ...deposit, agreed: agreedDeposit(parts) };
  const { requireReturnMark } = config;
  const isOut =
    leftToTake(agreed) > 0 &&
    (await loadOutRentals(em, [rentalId], { now, requireReturnMark })).has(rentalId);
  const by = returnBy(parts, { now, zone, returnDays });
  const isOver = by !== null || parts.length === 0;
  return {
    version: ledger.version,
    bookingIds: parts.map(({ id }) => id),
    rented: rentedCar(parts.length > 0 ? shownParts(parts) : await deletedRental(em, rentalId)),
    isFollowed: true,
    rent,
    owed,
    paid,
    balance,
    charges: ledger.chargeRows.map((row) => chargeAnswer(row, ledger)),
    entries: ledger.entryRows.map((row) => entryAnswer(row, ledger)),
    deposit: {
      ...agreed,
      untaken: untakenDeposit(agreed, isOut),
      toReturn: isOver ? deposit.held : NOTHING,
      returnBy: by,
    },
    advance: advanceOf(ledger.advanceRows),
  };
}

async function deletedRental(em: Em, rentalId: number): Promise<DeletedRental[]> {
  const deleted = await loadDeletedRental(em, rentalId);
  return deleted ? [deleted] : [];
}

function rentedCar(shown: readonly DeletedRental[]): RentedCar | null {
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return null;
  const { customerName, licensePlate, endDate } = last;
  const { startDate } = first;
  return { customerName, carTitle: displayName(last), licensePlate, startDate, endDate };
}

/** Entries reversed together with this one. */
export function reversedTogether(row: MoneyEntry, ledger: RentalLedger): MoneyEntry[] {
  const first = row.pairId ?? row.id;
  return ledger.entryRows.filter(({ id, pairId }) => id === first || pairId === first);
}

function entryAnswer(row: MoneyEntry, ledger: RentalLedger): MoneyEntryType {
  return {
    ...ledgerEntry(row),
    happenedAt: row.happenedAt,
    userName: row.userLogin,
    comment: row.comment ?? null,
    isReversed: reversedIds(ledger.entries).has(row.id),
    mayReverse: isAllowed(() => {
      assertEntriesReversible(reversedTogether(row, ledger).map(ledgerEntry), ledger);
      assertCreditReversible(row, ledger);
    }),
  };
}

function chargeAnswer(row: MoneyCharge, ledger: RentalLedger): MoneyChargeType {
  const charge = ledgerCharge(row);
  return {
    ...charge,
    kind: row.kind,
    createdAt: row.createdAt,
    userName: row.userLogin,
    comment: row.comment ?? null,
    photo: row.photoKey ? fileUrl(row.photoKey) : null,
    isReversed: reversedIds(ledger.charges).has(row.id),
    mayReverse: isAllowed(() => assertChargeReversible(charge, ledger)),
  };
}
