import {
  type PartnerPart,
  setsOfPartner,
  shareSetsOf,
  sharesOn,
} from '@backend/domain/analytics/share-sets';
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
import { type Day, dayOf } from '@schema/values/time/calendar';
import type { CarSharesType, PartnerRevenueType } from './partners.types';

const NONE: SharesRecord = { sets: shareSetsOf([]), version: 1 };

/** Partners with their shares of cars (requirements.md, N9). */
export async function readPartnerRevenue(ctx: RequestContext): Promise<PartnerRevenueType> {
  const { em } = ctx;
  const view = await partnerView(ctx);
  const [partners, cars, shares] = await Promise.all([
    loadPartners(em),
    loadCars(em, visibleCars('all', view)),
    loadSharesByCar(em),
  ]);
  const today = dayOf(ctx.now, ctx.zone);
  const isShown = (partnerId: number) => !view || partnerId === view.partnerId;
  return {
    partners: partners.filter(({ id }) => isShown(id)),
    cars: cars.map((car) => {
      const { sets, version } = shares.get(car.id) ?? NONE;
      const shown = view ? setsOfPartner(sets, view.partnerId) : sets;
      return carShares(car, { sets: shown, version }, today);
    }),
  };
}

/** The shares of one car in API format. */
export function carShares(
  car: Parameters<typeof rowCar>[0],
  { sets, version }: SharesRecord,
  today: Day,
): CarSharesType {
  return {
    ...rowCar(car),
    shares: inPercent(sharesOn(sets, today)),
    shareSets: sets.map(({ fromDay, shares }) => ({ fromDay, shares: inPercent(shares) })),
    version,
  };
}

const inPercent = (shares: readonly PartnerPart[]) =>
  shares.map(({ partnerId, milliPercent }) => ({
    partnerId,
    sharePercent: fromMilliPercent(milliPercent),
  }));
