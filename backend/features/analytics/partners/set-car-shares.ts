import { notFound, validationFailed } from '@backend/domain/refusal';
import { refuseStale } from '@backend/domain/stale';
import { command } from '@backend/operation/command';
import { anyOfWith } from '@backend/operation/permit';
import { PartnerShare } from '@backend/store/entities/fleet/partner-share.entity';
import { lockCar } from '@backend/store/locks/guard-car';
import type { Em } from '@backend/store/open-store';
import { loadPartners, loadShares } from '@backend/store/queries/fleet/partner-queries';
import { type CarSharesPayload, carSharesPayload } from '@schema/forms/fleet/partner';
import { MESSAGES } from '@schema/messages';
import { PARTNER_WRITERS } from '@schema/permissions';
import { toMilliPercent } from '@schema/values/money/percent';
import type { CarShareInput } from './partners.types';
import { carShares } from './read-partner-revenue';

interface SharesInput {
  readonly carId: number;
  readonly shares: readonly CarShareInput[] | null;
  readonly version: number | null;
}

interface Share {
  readonly partnerId: number;
  readonly milliPercent: number;
}

/**
 * Replaces the shares of a car: 3 decimals, at most 100 % in total, zeros omitted (requirements.md,
 * N11). The car's lock serializes concurrent edits; the set has a separate version. Throws
 * VALIDATION_FAILED with form messages and for an unknown partner, NOT_FOUND for the car, STALE
 * with `current`.
 */
export const setCarShares = command<SharesInput>()({
  name: 'setCarShares',
  access: anyOfWith('view_analytics', PARTNER_WRITERS),
  form: carSharesPayload,
  accept({ carId, version, ...checked }) {
    const requested: CarSharesPayload['shares'] = checked.shares;
    const shares = requested
      .map(({ partnerId, sharePercent }) => ({
        partnerId,
        milliPercent: toMilliPercent(sharePercent),
      }))
      .filter(({ milliPercent }) => milliPercent > 0);
    return { carId, version: version ?? null, shares };
  },
  sameAs: 'not repeatable',
  async lock({ em }, { carId, shares, version }) {
    const car = await lockCar(em, carId);
    if (!car) throw notFound(MESSAGES.cars.notFound);
    const kept = { shares: await loadShares(em, carId), version: car.sharesVersion };
    const before = carShares(car, kept);
    refuseStale(before, version);
    await assertPartners(em, shares);
    return { car, before };
  },
  async run({ em, record }, { carId, shares }, { car, before }) {
    const version = car.sharesVersion;
    await em.nativeDelete(PartnerShare, { car: carId });
    for (const { partnerId: partner, milliPercent: shareMilliPercent } of shares) {
      em.create(PartnerShare, { partner, car: carId, shareMilliPercent });
    }
    await em.flush();
    const kept = await loadShares(em, carId);
    const isSame =
      JSON.stringify(before) === JSON.stringify(carShares(car, { shares: kept, version }));
    if (isSame) return { answer: before, unchanged: true };
    await em.execute('update cars set shares_version = shares_version + 1 where id = ?', [carId]);
    const after = carShares(car, { shares: kept, version: version + 1 });
    return {
      answer: after,
      history: [record({ entity: 'CarShares', entityId: carId, before, after })],
      cars: [carId],
    };
  },
});

async function assertPartners(em: Em, shares: readonly Share[]): Promise<void> {
  const known = new Set((await loadPartners(em)).map(({ id }) => id));
  if (shares.every(({ partnerId }) => known.has(partnerId))) return;
  throw validationFailed({ shares: MESSAGES.partners.notFound });
}
