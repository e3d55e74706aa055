import { earningsByCar } from '@backend/domain/analytics/fleet-analytics';
import type { EarnedDays } from '@backend/domain/analytics/partner-statement';
import { spanOfDays } from '@backend/domain/day/day-span';
import type { Em } from '@backend/store/em';
import type { ReportPeriod } from '@schema/values/time/report-period';
import { loadEarnings } from './fleet-queries';
import type { SharesRecord } from './partner-queries';

/** Revenue of the cars of the shares by days; as many statements for each part as `loadEarnings`. */
export async function loadEarnedDays(
  em: Em,
  shares: Promise<ReadonlyMap<number, SharesRecord>>,
  parts: readonly ReportPeriod[],
  zone: string,
): Promise<EarnedDays[]> {
  const carIds = [...(await shares).keys()];
  return Promise.all(
    parts.map(async (days) => {
      const span = spanOfDays(days.from, days.to, zone);
      const earnings = await loadEarnings(em, shares, span, carIds);
      return { days, cars: earningsByCar(earnings, { span, zone }) };
    }),
  );
}
