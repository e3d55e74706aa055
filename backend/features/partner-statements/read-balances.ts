import { balanceDays, partnerBalances } from '@backend/domain/analytics/partner-balances';
import type { RequestContext } from '@backend/operation/context';
import { loadEarnedDays } from '@backend/store/queries/fleet/earned-days';
import { loadPartners, loadSharesOf } from '@backend/store/queries/fleet/partner-queries';
import { loadSpentByPartner } from '@backend/store/queries/money/partner-operation-queries';
import { dayOf } from '@schema/values/time/calendar';
import { presetPeriod } from '@schema/values/time/report-period';
import type { PartnerBalancesType } from './partner-statements.types';

/**
 * What is left to pay to every partner (docs/domain.md, partner statements). About seven statements,
 * two more for each different day from which partners are settled.
 */
export async function readBalances(ctx: RequestContext): Promise<PartnerBalancesType> {
  const { em, now, zone } = ctx;
  const today = dayOf(now, zone);
  const partners = await loadPartners(em);
  const days = { partners, today, month: presetPeriod('currentMonth', today) };
  const shares = loadSharesOf(em, null);
  const [earned, spent, byCar] = await Promise.all([
    loadEarnedDays(em, shares, balanceDays(days), zone),
    loadSpentByPartner(em, today),
    shares,
  ]);
  const shareSets = new Map([...byCar].map(([carId, { sets }]) => [carId, sets]));
  const names = new Map(partners.map(({ id, name }) => [id, name]));
  return {
    items: partnerBalances({ ...days, earned, spent, shareSets }).map((balance) => ({
      ...balance,
      partnerName: names.get(balance.partnerId) ?? '',
    })),
  };
}
