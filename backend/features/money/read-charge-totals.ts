import { sumOf } from '@backend/domain/money/balance';
import { type RequestedPeriod, requestedPeriod } from '@backend/domain/requested-period';
import type { RequestContext } from '@backend/operation/context';
import { loadChargeTotals } from '@backend/store/queries/money/charge-queries';
import type { ChargeTotals } from './charge-totals.types';

/** Charges recorded in the days of the period. Throws VALIDATION_FAILED. */
export async function readChargeTotals(
  { em, zone }: RequestContext,
  wanted: RequestedPeriod,
): Promise<ChargeTotals> {
  const { span } = requestedPeriod(wanted, zone);
  const items = await loadChargeTotals(em, span);
  return { items, total: sumOf(items.map(({ amount }) => amount)) };
}
