import { forbidden, notFound } from '@backend/domain/refusal';
import { refuseStale } from '@backend/domain/stale';
import { assertValid } from '@backend/domain/valid';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { type AnalysisShare, CarAnalysis } from '@backend/store/entities/fleet/car-analysis.entity';
import { lockCar } from '@backend/store/locks/guard-car';
import { carProfitPayload } from '@schema/forms/fleet/car-profit';
import { MESSAGES } from '@schema/messages';
import { type Kopecks, toRoubles } from '@schema/values/money/money';
import { clampPercent } from '@schema/values/money/percent';
import { cleanName } from '@schema/values/words/text';
import { isOwner } from './owner';
import type { CarProfitInput, CarProfitSharesType } from './profit.types';
import { carProfit } from './read-car-profit-shares';

type ProfitEdit = CarProfitInput & { readonly carId: number };

/**
 * Saves the profit shares and values of a car (requirements.md, N23). Throws NOT_FOUND for an
 * unknown car, FORBIDDEN for anyone but the owner, VALIDATION_FAILED with form messages, STALE with
 * `current`.
 */
export const setCarProfitShares = command<ProfitEdit>()({
  name: 'setCarProfitShares',
  access: anyOf('view_analytics'),
  // `accept` validates: only the owner gets messages about the input.
  form: null,
  async accept(input, ctx) {
    const { carId } = input;
    if (!(await ctx.em.count(Car, { id: carId }))) throw notFound(MESSAGES.cars.notFound);
    if (!(await isOwner(ctx))) throw forbidden(MESSAGES.analytics.ownerOnly);
    const requested: readonly AnalysisShare[] = assertValid(carProfitPayload, input).shares;
    const shares = requested.map(({ title, percent }) => ({
      title: cleanName(title),
      percent: clampPercent(percent),
    }));
    return { ...input, shares };
  },
  sameAs: 'not repeatable',
  async lock({ em }, { carId, version }) {
    if (!(await lockCar(em, carId))) throw notFound(MESSAGES.cars.notFound);
    const before = await carProfit(em, carId);
    refuseStale(before, version, {
      ...before,
      purchasePrice: roublesOrNull(before.purchasePrice),
      currentValue: roublesOrNull(before.currentValue),
    });
    return before;
  },
  async run({ em, record }, { carId, shares, purchasePrice, currentValue }, before) {
    const next = {
      shares,
      // Null clears a value; an absent value stays.
      purchasePriceKopecks: purchasePrice === undefined ? before.purchasePrice : purchasePrice,
      currentValueKopecks: currentValue === undefined ? before.currentValue : currentValue,
    };
    const row = await em.findOne(CarAnalysis, { car: carId });
    if (row) em.assign(row, next);
    else em.create(CarAnalysis, { car: carId, ...next });
    await em.flush();
    const after = await carProfit(em, carId);
    const answer: CarProfitSharesType = { ...after, canEdit: true };
    if (JSON.stringify(before) === JSON.stringify(after)) return { answer, unchanged: true };
    return {
      answer,
      history: [record({ entity: 'CarAnalysis', entityId: carId, before, after })],
      cars: [carId],
    };
  },
});

const roublesOrNull = (amount: Kopecks | null) => (amount === null ? null : toRoubles(amount));
