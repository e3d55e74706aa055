import type { RequestContext } from '@backend/operation/context';
import { partnerView, visibleCars } from '@backend/operation/partner-view';
import { loadCars } from '@backend/store/queries/fleet/car-queries';
import {
  loadPartners,
  loadSharesByCar,
  type SharesRecord,
} from '@backend/store/queries/fleet/partner-queries';
import { rowCar } from '@schema/values/fleet/car-title';
import { fromMilliPercent } from '@schema/values/money/percent';
import type { CarSharesType, PartnerRevenueType } from './partners.types';

const NONE: SharesRecord = { shares: [], version: 1 };

/** Partners with their shares of cars (requirements.md, N9). */
export async function readPartnerRevenue(ctx: RequestContext): Promise<PartnerRevenueType> {
  const { em } = ctx;
  const view = await partnerView(ctx);
  const [partners, cars, shares] = await Promise.all([
    loadPartners(em),
    loadCars(em, visibleCars('all', view)),
    loadSharesByCar(em),
  ]);
  const isShown = (partnerId: number) => !view || partnerId === view.partnerId;
  return {
    partners: partners.filter(({ id }) => isShown(id)),
    cars: cars.map((car) => {
      const kept = shares.get(car.id) ?? NONE;
      return carShares(car, {
        ...kept,
        shares: kept.shares.filter(({ partnerId }) => isShown(partnerId)),
      });
    }),
  };
}

/** The shares of one car in API format. */
export function carShares(
  car: Parameters<typeof rowCar>[0],
  { shares, version }: SharesRecord,
): CarSharesType {
  return {
    ...rowCar(car),
    shares: shares.map(({ partnerId, milliPercent }) => ({
      partnerId,
      sharePercent: fromMilliPercent(milliPercent),
    })),
    version,
  };
}
