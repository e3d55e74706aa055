import { returnDay } from '@backend/domain/money/deposit-return';
import { isProvisional } from '@backend/domain/money/settled-moment';
import type { RequestContext } from '@backend/operation/context';
import { loadCompany } from '@backend/store/queries/accounts/company-queries';
import { loadAdvancePage } from '@backend/store/queries/money/advance-queries';
import {
  loadMoneyReport,
  type ReportedRental,
  type ReportQuery,
} from '@backend/store/queries/money/money-report-queries';
import { pageWindow } from '@schema/forms/list-query';
import { type CarNameParts, displayName } from '@schema/values/fleet/car-title';
import { kopecks } from '@schema/values/money/money';
import type { CustomerAdvancePage } from './advances/advance-report.types';
import type {
  DebtorsArgs,
  DepositsArgs,
  MomentArgs,
  MoneyRental,
  MoneyRentalPage,
} from './money-reports.types';

/** Unpaid or overpaid rentals, now or at a past moment. Throws VALIDATION_FAILED. */
export function readDebtors(ctx: RequestContext, args: DebtorsArgs): Promise<MoneyRentalPage> {
  return readReport(ctx, args, args.side ?? 'owing');
}

/** Rentals with a held or due deposit. Throws VALIDATION_FAILED. */
export function readDeposits(ctx: RequestContext, args: DepositsArgs): Promise<MoneyRentalPage> {
  return readReport(ctx, args, args.state ?? 'held');
}

/** Customers with an advance, now or at a past moment. Throws VALIDATION_FAILED. */
export async function readAdvances(
  { em, now }: RequestContext,
  args: MomentArgs,
): Promise<CustomerAdvancePage> {
  const { moment = null, search } = args;
  const page = await loadAdvancePage(em, {
    moment,
    search: search ?? '',
    window: pageWindow(args),
  });
  return { ...page, items: [...page.items], isProvisional: isProvisional(moment, now) };
}

async function readReport(
  ctx: RequestContext,
  args: DebtorsArgs | DepositsArgs,
  listed: ReportQuery['listed'],
): Promise<MoneyRentalPage> {
  const { em, now, zone } = ctx;
  const { requireReturnMark } = ctx.config;
  const moment = args.moment ?? null;
  const search = args.search ?? '';
  const query = { moment, now, requireReturnMark, search, window: pageWindow(args), listed };
  const { items, total, totalAmount } = await loadMoneyReport(em, query);
  const { depositReturnDays: returnDays } = await loadCompany(em);
  const rule = { now: moment ?? now, zone, returnDays };
  return {
    total,
    totalAmount,
    isProvisional: isProvisional(moment, now),
    items: items.map((one) => rentalAnswer(one, rule)),
  };
}

function rentalAnswer(rental: ReportedRental, rule: Parameters<typeof returnDay>[1]): MoneyRental {
  const { brand, model, agreedDeposit, cancelledAt, endsAt, ...rest } = rental;
  const { owed, paid } = rest;
  const by = returnDay(endsAt, rule);
  return {
    ...rest,
    carTitle: rentedTitle({ brand, model, licensePlate: rest.licensePlate }),
    isCancelled: cancelledAt !== null,
    isOver: by !== null,
    balance: kopecks(owed - paid),
    agreed: agreedDeposit,
    returnBy: by,
  };
}

/** Null: the car of a deleted rental is unknown. */
const rentedTitle = (car: CarNameParts) =>
  car.brand == null && car.licensePlate == null ? null : displayName(car);
