import { forbidden, notFound } from '@backend/domain/refusal';
import { refuseStale } from '@backend/domain/stale';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { type AnalysisShare, CarAnalysis } from '@backend/store/entities/fleet/car-analysis.entity';
import { lockCar } from '@backend/store/locks/guard-car';
import type { Em } from '@backend/store/open-store';
import { carProfitPayload } from '@schema/forms/fleet/car-profit';
import { MESSAGES } from '@schema/messages';
import { type Kopecks, toRoubles } from '@schema/values/money/money';
import { clampPercent } from '@schema/values/money/percent';
import { cleanName } from '@schema/values/words/text';
import { isOwner } from './owner';
import type { CarProfitInput, CarProfitSharesType } from './profit.types';
import { type CarProfit, carProfit } from './read-car-profit-shares';

const operation = 'setCarProfitShares';

/**
 * Saves the profit shares and values of a car (requirements.md, N23). Throws NOT_FOUND for an
 * unknown car, FORBIDDEN for anyone but the owner, VALIDATION_FAILED with form messages, STALE with
 * `current`.
 */
export async function setCarProfitShares(
  ctx: SignedInContext,
  carId: number,
  input: CarProfitInput,
): Promise<CarProfitSharesType> {
  if (!(await ctx.em.count(Car, { id: carId }))) throw notFound(MESSAGES.cars.notFound);
  if (!(await isOwner(ctx))) throw forbidden(MESSAGES.analytics.ownerOnly);
  const requested: readonly AnalysisShare[] = assertValid(carProfitPayload, input).shares;
  const shares = requested.map(({ title, percent }) => ({
    title: cleanName(title),
    percent: clampPercent(percent),
  }));
  const saved = await ctx.store.write(ctx.em, (em) => keep(em, carId, { ...input, shares }, ctx));
  ctx.announce(operation, [carId]);
  return { ...saved, canEdit: true };
}

const roublesOrNull = (amount: Kopecks | null) => (amount === null ? null : toRoubles(amount));

type Entered = Omit<CarProfitInput, 'shares'> & { readonly shares: AnalysisShare[] };

async function keep(
  em: Em,
  carId: number,
  { shares, purchasePrice, currentValue, version }: Entered,
  { user, now: at }: SignedInContext,
): Promise<CarProfit> {
  if (!(await lockCar(em, carId))) throw notFound(MESSAGES.cars.notFound);
  const before = await carProfit(em, carId);
  refuseStale(before, version, {
    ...before,
    purchasePrice: roublesOrNull(before.purchasePrice),
    currentValue: roublesOrNull(before.currentValue),
  });
  const next = {
    shares,
    // Null clears a value, an absent one stays.
    purchasePriceKopecks: purchasePrice === undefined ? before.purchasePrice : purchasePrice,
    currentValueKopecks: currentValue === undefined ? before.currentValue : currentValue,
  };
  const row = await em.findOne(CarAnalysis, { car: carId });
  if (row) em.assign(row, next);
  else em.create(CarAnalysis, { car: carId, ...next });
  await em.flush();
  const after = await carProfit(em, carId);
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    recordChange(em, {
      at,
      user,
      operation,
      entity: 'CarAnalysis',
      entityId: carId,
      before,
      after,
    });
  }
  return after;
}
