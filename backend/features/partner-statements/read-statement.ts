import { partnerStatement, statementDays } from '@backend/domain/analytics/partner-statement';
import type {
  ShownStatement,
  ShownStatementOperation,
} from '@backend/domain/analytics/shown-statement';
import { notFound, Refusal } from '@backend/domain/refusal';
import type { RequestContext } from '@backend/operation/context';
import type { Em } from '@backend/store/em';
import { loadCars } from '@backend/store/queries/fleet/car-queries';
import { loadEarnedDays } from '@backend/store/queries/fleet/earned-days';
import {
  type KeptPartner,
  loadPartners,
  loadSharesOf,
} from '@backend/store/queries/fleet/partner-queries';
import {
  loadPartnerOperations,
  type StatementOperation,
} from '@backend/store/queries/money/partner-operation-queries';
import { MESSAGES } from '@schema/messages';
import { rowCar } from '@schema/values/fleet/car-title';
import { fromMilliPercent } from '@schema/values/money/percent';
import { dayOf } from '@schema/values/time/calendar';
import type { ReportPeriod } from '@schema/values/time/report-period';

type Reader = Pick<RequestContext, 'em' | 'now' | 'zone'>;

/** The partner with this id. Throws NOT_FOUND. */
export async function findPartner({ em }: Reader, partnerId: number): Promise<KeptPartner> {
  const partner = (await loadPartners(em)).find(({ id }) => id === partnerId);
  if (!partner) throw notFound(MESSAGES.partners.notFound);
  return partner;
}

/** The revenue of the partner's cars that a statement needs; it takes most of the time of a statement. */
export async function loadStatementRevenue(
  { em, now, zone }: Reader,
  { id, settledFrom }: KeptPartner,
  period: ReportPeriod,
) {
  const days = { period, settledFrom, today: dayOf(now, zone) };
  const earned = await loadEarnedDays(em, loadSharesOf(em, id), statementDays(days), zone);
  return { ...days, earned };
}

/** The settlement of a period with a partner; one statement. */
export async function settle(
  em: Em,
  partnerId: number,
  revenue: Awaited<ReturnType<typeof loadStatementRevenue>>,
) {
  const { earned, period } = revenue;
  const [first, last] = [earned[0]?.days ?? period, earned.at(-1)?.days ?? period];
  const asked = { partnerId, from: first.from, to: last.to };
  return partnerStatement({
    ...revenue,
    partnerId,
    operations: await loadPartnerOperations(em, asked),
  });
}

/**
 * The statement of a partner (docs/domain.md, partner statements), to the staff and to the users
 * tied to that partner. Throws NOT_FOUND; FORBIDDEN to users tied to another.
 */
export async function readStatement(
  ctx: RequestContext,
  partnerId: number,
  period: ReportPeriod,
): Promise<ShownStatement> {
  const tiedTo = ctx.user?.partnerId ?? null;
  if (tiedTo !== null && tiedTo !== partnerId) {
    throw new Refusal('FORBIDDEN', MESSAGES.generic.forbidden);
  }
  const partner = await findPartner(ctx, partnerId);
  return shownStatement(ctx, partner, period, { isForStaff: tiedTo === null });
}

/** The statement of a period with its names; comments only for the staff. */
export async function shownStatement(
  reader: Reader,
  partner: KeptPartner,
  { from, to }: ReportPeriod,
  { isForStaff }: { readonly isForStaff: boolean },
): Promise<ShownStatement> {
  const revenue = await loadStatementRevenue(reader, partner, { from, to });
  const statement = await settle(reader.em, partner.id, revenue);
  const rows = new Map(statement.cars.map((row) => [row.carId, row]));
  const cars = await loadCars(reader.em, [...rows.keys()]);
  const shown = (operation: StatementOperation) => shownOperation(operation, isForStaff);
  return {
    ...statement,
    partnerId: partner.id,
    partnerName: partner.name,
    settledFrom: partner.settledFrom,
    from,
    to,
    cars: cars.flatMap((car) => {
      const row = rows.get(car.id);
      if (!row) return [];
      const { revenue, amount, lowestShare, highestShare } = row;
      return [
        {
          ...rowCar(car),
          revenue,
          amount,
          lowestPercent: fromMilliPercent(lowestShare),
          highestPercent: fromMilliPercent(highestShare),
        },
      ];
    }),
    expenses: statement.expenses.map(shown),
    payouts: statement.payouts.map(shown),
  };
}

const shownOperation = (
  { kind: _, comment, ...operation }: StatementOperation,
  isForStaff: boolean,
): ShownStatementOperation => ({ ...operation, comment: isForStaff ? comment : null });
