import { gapPage } from '@backend/domain/fleet/gap-page';
import { gapHorizon, gapReach, gapsOf } from '@backend/domain/fleet/gaps';
import type { RequestContext } from '@backend/operation/context';
import { loadCars } from '@backend/store/queries/fleet/car-queries';
import { loadFleetWindow } from '@backend/store/queries/fleet/fleet-window-queries';
import { loadTariffGroups } from '@backend/store/queries/fleet/tariff-queries';
import { pageWindow } from '@schema/forms/list-query';
import type { GapPageType, GapsArgs } from './gaps.types';

/**
 * One page of the upcoming gaps, with totals over all (docs/domain.md, gaps). Throws
 * VALIDATION_FAILED for an invalid page or page size.
 */
export async function readGaps(ctx: RequestContext, query: GapsArgs): Promise<GapPageType> {
  const { model = null, order } = query;
  const { em, now, zone } = ctx;
  const { requireReturnMark } = ctx.config;
  const [cars, groupsByCar, events] = await Promise.all([
    loadCars(em),
    loadTariffGroups(em, 'all'),
    loadFleetWindow(em, { window: gapReach(now, zone), unmarkedHold: false }),
  ]);
  const gaps = gapsOf({ cars, groupsByCar, ...events, zone, now, requireReturnMark });
  const { firstDay, lastDay } = gapHorizon(now, zone);
  const requested = { model, order: order ?? 'earnings' };
  return { firstDay, lastDay, ...gapPage(gaps, requested, pageWindow(query)) };
}
