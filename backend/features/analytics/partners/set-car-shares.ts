import { notFound, validationFailed } from '@backend/domain/refusal';
import { refuseStale } from '@backend/domain/stale';
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

interface SharesInput {
  readonly shares: readonly CarShareInput[] | null;
  readonly version: number | null;
}

interface Share {
  readonly partnerId: number;
  readonly milliPercent: number;
}

/**
 * Replaces the shares of a car: 3 decimals, at most 100 % in total, zeros omitted (requirements.md,
 * N11). The car's lock serializes concurrent edits; the set has a version of its own. Throws
 * VALIDATION_FAILED with form messages and for an unknown partner, NOT_FOUND for the car, STALE with
 * `current`.
 */
export async function setCarShares(
  ctx: SignedInContext,
  carId: number,
  input: SharesInput,
): Promise<CarSharesType> {
  const checked = assertValid(carSharesPayload, input);
  const requested: CarSharesPayload['shares'] = checked.shares;
  const version = checked.version ?? null;
  const shares = requested
    .map(({ partnerId, sharePercent }) => ({
      partnerId,
      milliPercent: toMilliPercent(sharePercent),
    }))
    .filter(({ milliPercent }) => milliPercent > 0);
  const saved = await ctx.store.write(ctx.em, (em) => replace(em, carId, { shares, version }, ctx));
  ctx.announce(operation, [carId]);
  return saved;
}

async function replace(
  em: Em,
  carId: number,
  { shares, version: read }: { readonly shares: readonly Share[]; readonly version: number | null },
  { user, now: at }: SignedInContext,
): Promise<CarSharesType> {
  const car = await lockCar(em, carId);
  if (!car) throw notFound(MESSAGES.cars.notFound);
  const version = car.sharesVersion;
  const before = carShares(car, { shares: await loadShares(em, carId), version });
  refuseStale(before, read);
  await assertPartners(em, shares);
  await em.nativeDelete(PartnerShare, { car: carId });
  for (const { partnerId: partner, milliPercent: shareMilliPercent } of shares) {
    em.create(PartnerShare, { partner, car: carId, shareMilliPercent });
  }
  await em.flush();
  const kept = await loadShares(em, carId);
  const isSame =
    JSON.stringify(before) === JSON.stringify(carShares(car, { shares: kept, version }));
  if (isSame) return before;
  await em.execute('update cars set shares_version = shares_version + 1 where id = ?', [carId]);
  const after = carShares(car, { shares: kept, version: version + 1 });
  recordChange(em, { at, user, operation, entity: 'CarShares', entityId: carId, before, after });
  return after;
}

async function assertPartners(em: Em, shares: readonly Share[]): Promise<void> {
  const known = new Set((await loadPartners(em)).map(({ id }) => id));
  if (shares.every(({ partnerId }) => known.has(partnerId))) return;
  throw validationFailed({ shares: MESSAGES.partners.notFound });
}
