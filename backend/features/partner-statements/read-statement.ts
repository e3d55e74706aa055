import { partnerStatement, statementDays } from '@backend/domain/analytics/partner-statement';
import { notFound, Refusal } from '@backend/domain/refusal';
import type { RequestContext } from '@backend/operation/context';
import { loadCars } from '@backend/store/queries/fleet/car-queries';
import { loadEarnedDays } from '@backend/store/queries/fleet/earned-days';
import {
  type KeptPartner,
  loadPartners,
  loadSharesByCar,
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
import type { PartnerOperationType, PartnerStatementType } from './partner-statements.types';

type Reader = Pick<RequestContext, 'em' | 'now' | 'zone'>;

/** The partner with this id. Throws NOT_FOUND. */
export async function findPartner({ em }: Reader, partnerId: number): Promise<KeptPartner> {
  const partner = (await loadPartners(em)).find(({ id }) => id === partnerId);
  if (!partner) throw notFound(MESSAGES.partners.notFound);
  return partner;
}

/** The settlement of a period with a partner; about ten statements. */
export async function loadStatement(
  { em, now, zone }: Reader,
  { id, settledFrom }: KeptPartner,
  period: ReportPeriod,
) {
  const days = { period, settledFrom, today: dayOf(now, zone) };
  const parts = statementDays(days);
  const [first, last] = [parts[0] ?? period, parts.at(-1) ?? period];
  const [earned, operations] = await Promise.all([
    loadEarnedDays(em, loadSharesByCar(em), parts, zone),
    loadPartnerOperations(em, { partnerId: id, from: first.from, to: last.to }),
  ]);
  return partnerStatement({ ...days, partnerId: id, earned, operations });
}

/**
 * The statement of a partner (docs/domain.md, partner statements), to the staff and to the users
 * tied to that partner. Throws NOT_FOUND; FORBIDDEN to users tied to another.
 */
export async function readStatement(
  ctx: RequestContext,
  partnerId: number,
  { from, to }: ReportPeriod,
): Promise<PartnerStatementType> {
  const tiedTo = ctx.user?.partnerId ?? null;
  if (tiedTo !== null && tiedTo !== partnerId) {
    throw new Refusal('FORBIDDEN', MESSAGES.generic.forbidden);
  }
  const partner = await findPartner(ctx, partnerId);
  const statement = await loadStatement(ctx, partner, { from, to });
  const rows = new Map(statement.cars.map((row) => [row.carId, row]));
  const cars = await loadCars(ctx.em, [...rows.keys()]);
  const shown = (operation: StatementOperation) => operationAnswer(operation, tiedTo === null);
  return {
    ...statement,
    partnerId,
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

const operationAnswer = (
  { kind: _, comment, ...operation }: StatementOperation,
  isStaff: boolean,
): PartnerOperationType => ({ ...operation, comment: isStaff ? comment : null });
