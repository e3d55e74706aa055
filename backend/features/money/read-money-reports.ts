import { markOf } from '@backend/domain/money/balance';
import { returnBy } from '@backend/domain/money/deposit-return';
import { assertValid } from '@backend/domain/valid';
import type { RequestContext } from '@backend/operation/context';
import { loadCompany } from '@backend/store/locks/guard-company';
import {
  loadMoneyReport,
  type ReportedRental,
  type ReportQuery,
} from '@backend/store/queries/money/money-report-queries';
import { loadBookingSums } from '@backend/store/queries/money/money-sums';
import { pageWindow } from '@schema/forms/list-query';
import { debtorsPayload, depositsPayload, moneyMarksPayload } from '@schema/forms/money/reports';
import { displayName } from '@schema/values/fleet/car-title';
import { kopecks } from '@schema/values/money/money';
import type {
  DebtorsArgs,
  DepositsArgs,
  MoneyMarkType,
  MoneyRental,
  MoneyRentalPage,
} from './money-reports.types';

/** Rentals that are not paid, or paid too much, now or at a past moment. Throws VALIDATION_FAILED. */
export function readDebtors(ctx: RequestContext, args: DebtorsArgs): Promise<MoneyRentalPage> {
  assertValid(debtorsPayload, { ...args });
  return readReport(ctx, args, args.side ?? 'owing');
}

/** Rentals whose deposit is held. Throws VALIDATION_FAILED. */
export function readDeposits(ctx: RequestContext, args: DepositsArgs): Promise<MoneyRentalPage> {
  assertValid(depositsPayload, { ...args });
  return readReport(ctx, args, args.state ?? 'held');
}

async function readReport(
  ctx: RequestContext,
  args: DebtorsArgs | DepositsArgs,
  listed: ReportQuery['listed'],
): Promise<MoneyRentalPage> {
  const { em, now, zone } = ctx;
  const moment = args.moment ?? null;
  const search = args.search ?? '';
  const query = { moment, now, search, window: pageWindow(args), listed };
  const { items, total, totalAmount } = await loadMoneyReport(em, query);
  const { depositReturnDays: returnDays } = await loadCompany(em);
  const rule = { now: moment ?? now, zone, returnDays };
  return { items: items.map((one) => rentalAnswer(one, rule)), total, totalAmount };
}

function rentalAnswer(rental: ReportedRental, rule: Parameters<typeof returnBy>[1]): MoneyRental {
  const { brand, model, agreedDeposit, returnedAt, cancelledAt, ...rest } = rental;
  const { endDate, bookingId, owed, paid } = rest;
  const by =
    bookingId === null
      ? null
      : returnBy([{ endDate, returnedAt, cancelledAt, agreedDeposit }], rule);
  return {
    ...rest,
    carTitle:
      bookingId === null ? null : displayName({ brand, model, licensePlate: rest.licensePlate }),
    isOver: bookingId === null || by !== null,
    balance: kopecks(owed - paid),
    agreed: agreedDeposit,
    returnBy: by,
  };
}

/** How far the rentals of these bookings are paid; bookings that are not followed are left out. */
export async function readMoneyMarks(
  ctx: RequestContext,
  bookingIds: readonly number[],
): Promise<MoneyMarkType[]> {
  assertValid(moneyMarksPayload, { bookingIds: [...bookingIds] });
  const sums = await loadBookingSums(ctx.em, bookingIds);
  return [...sums].map(([bookingId, { owed, paid, held }]) => ({
    ...{ bookingId, held, mark: markOf({ owed, paid }), balance: kopecks(owed - paid) },
  }));
}
