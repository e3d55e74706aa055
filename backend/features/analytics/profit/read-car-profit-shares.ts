import { notFound } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { CarAnalysis } from '@backend/store/entities/fleet/car-analysis.entity';
import type { Em } from '@backend/store/open-store';
import { MESSAGES } from '@schema/messages';
import { isOwner } from './owner';
import type { CarProfitSharesType } from './profit.types';

/** Version of an unsaved calculator. */
const NEVER_SAVED = 0;

export type CarProfit = Omit<CarProfitSharesType, 'canEdit'>;

/**
 * The profit shares of a car; empty before the owner sets any. Throws NOT_FOUND for an unknown car.
 */
export async function readCarProfitShares(
  ctx: SignedInContext,
  carId: number,
): Promise<CarProfitSharesType> {
  if (!(await ctx.em.count(Car, { id: carId }))) throw notFound(MESSAGES.cars.notFound);
  return { ...(await carProfit(ctx.em, carId)), canEdit: await isOwner(ctx) };
}

export async function carProfit(em: Em, carId: number): Promise<CarProfit> {
  const row = await em.findOne(CarAnalysis, { car: carId });
  return {
    carId,
    shares: row?.shares ?? [],
    purchasePrice: row?.purchasePriceKopecks ?? null,
    currentValue: row?.currentValueKopecks ?? null,
    version: row?.version ?? NEVER_SAVED,
  };
}
