import { notFound, validationFailed } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { PartnerShare } from '@backend/store/entities/fleet/partner-share.entity';
import { lockCar } from '@backend/store/locks/guard-car';
import type { Em } from '@backend/store/open-store';
import { loadPartners, loadShares } from '@backend/store/queries/fleet/partner-queries';
import { type CarSharesPayload, carSharesPayload } from '@schema/forms/fleet/partner';
import { MESSAGES } from '@schema/messages';
import { toMilliPercent } from '@schema/values/money/percent';
import type { CarShareInput, CarSharesType } from './partners.types';
import { carShares } from './read-partner-revenue';

const operation = 'setCarShares';

interface Share {
  readonly partnerId: number;
  readonly milliPercent: number;
}

/**
 * Replaces the shares of a car: 3 decimals, at most 100 % in total, zeros omitted (requirements.md,
 * N11). The car's lock serializes concurrent edits. Throws VALIDATION_FAILED with form messages and
 * for an unknown partner, NOT_FOUND for the car.
 */
export async function setCarShares(
  ctx: SignedInContext,
  carId: number,
  input: readonly CarShareInput[] | null,
): Promise<CarSharesType> {
  const requested: CarSharesPayload['shares'] = assertValid(carSharesPayload, {
    shares: input,
  }).shares;
  const shares = requested
    .map(({ partnerId, sharePercent }) => ({
      partnerId,
      milliPercent: toMilliPercent(sharePercent),
    }))
    .filter(({ milliPercent }) => milliPercent > 0);
  const saved = await ctx.store.write(ctx.em, (em) => replace(em, carId, shares, ctx));
  ctx.announce(operation, [carId]);
  return saved;
}

async function replace(
  em: Em,
  carId: number,
  shares: readonly Share[],
  { user, now: at }: SignedInContext,
): Promise<CarSharesType> {
  const car = await lockCar(em, carId);
  if (!car) throw notFound(MESSAGES.cars.notFound);
  await assertPartners(em, shares);
  const before = carShares(car, await loadShares(em, carId));
  await em.nativeDelete(PartnerShare, { car: carId });
  for (const { partnerId: partner, milliPercent: shareMilliPercent } of shares) {
    em.create(PartnerShare, { partner, car: carId, shareMilliPercent });
  }
  await em.flush();
  const after = carShares(car, await loadShares(em, carId));
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    recordChange(em, { at, user, operation, entity: 'CarShares', entityId: carId, before, after });
  }
  return after;
}

async function assertPartners(em: Em, shares: readonly Share[]): Promise<void> {
  const known = new Set((await loadPartners(em)).map(({ id }) => id));
  if (shares.every(({ partnerId }) => known.has(partnerId))) return;
  throw validationFailed({ shares: MESSAGES.partners.notFound });
}
