import type { RequestContext } from '@backend/operation/context';
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
export async function readPartnerRevenue({ em }: RequestContext): Promise<PartnerRevenueType> {
  const [partners, cars, shares] = await Promise.all([
    loadPartners(em),
    loadCars(em),
    loadSharesByCar(em),
  ]);
  return { partners, cars: cars.map((car) => carShares(car, shares.get(car.id) ?? NONE)) };
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
