import type { PartnerRecord } from '@backend/domain/analytics/partner-revenue';
import { changedSets, type PartnerPart, storedShares } from '@backend/domain/analytics/share-sets';
import { notFound, validationFailed } from '@backend/domain/refusal';
import { refuseStale } from '@backend/domain/stale';
import { command } from '@backend/operation/command';
import { anyOfWith } from '@backend/operation/permit';
import { PartnerShare } from '@backend/store/entities/fleet/partner-share.entity';
import { lockCar } from '@backend/store/locks/guard-car';
import { loadPartners, loadShareSets } from '@backend/store/queries/fleet/partner-queries';
import { type CarSharesPayload, carSharesPayload } from '@schema/forms/fleet/partner';
import { MESSAGES } from '@schema/messages';
import { PARTNER_WRITERS } from '@schema/permissions';
import { toMilliPercent } from '@schema/values/money/percent';
import { dayOf } from '@schema/values/time/calendar';
import type { CarShareInput, CarSharesType } from './partners.types';
import { carShares } from './read-partner-revenue';

interface SharesInput {
  readonly carId: number;
  readonly shares: readonly CarShareInput[] | null;
  readonly fromDay: string | null;
  readonly version: number | null;
}

/**
 * Replaces the shares of a car, from a day on or for all time: 3 decimals, at most 100 % in total,
 * zeros omitted (requirements.md, N11). The car's lock serializes concurrent edits; its sets have a
 * separate version. Throws VALIDATION_FAILED with form messages and for an unknown partner,
 * NOT_FOUND for the car, STALE with `current`.
 */
export const setCarShares = command<SharesInput>()({
  name: 'setCarShares',
  access: anyOfWith('view_analytics', PARTNER_WRITERS),
  form: carSharesPayload,
  accept({ carId, version, fromDay, ...checked }) {
    const requested: CarSharesPayload['shares'] = checked.shares;
    const shares = requested
      .map(({ partnerId, sharePercent }) => ({
        partnerId,
        milliPercent: toMilliPercent(sharePercent),
      }))
      .filter(({ milliPercent }) => milliPercent > 0);
    return { carId, version: version ?? null, fromDay: fromDay ?? null, shares };
  },
  sameAs: 'not repeatable',
  async lock({ em, ctx }, { carId, shares, version }) {
    const car = await lockCar(em, carId);
    if (!car) throw notFound(MESSAGES.cars.notFound);
    const sets = await loadShareSets(em, carId);
    const today = dayOf(ctx.now, ctx.zone);
    const before = carShares(car, { sets, version: car.sharesVersion }, today);
    refuseStale(before, version);
    const partners = await loadPartners(em);
    assertKnown(shares, partners);
    return { car, sets, today, before, partners };
  },
  async run({ em, record }, { carId, fromDay, shares }, { car, sets, today, before, partners }) {
    const changed = changedSets(sets, { fromDay, shares });
    if (JSON.stringify(changed) === JSON.stringify(sets)) {
      return { answer: before, unchanged: true };
    }
    await em.nativeDelete(PartnerShare, { car: carId });
    for (const share of storedShares(changed)) {
      const { partnerId: partner, milliPercent: shareMilliPercent } = share;
      em.create(PartnerShare, {
        partner,
        car: carId,
        fromDay: share.fromDay ?? '',
        shareMilliPercent,
      });
    }
    await em.flush();
    await em.execute('update cars set shares_version = shares_version + 1 where id = ?', [carId]);
    const after = carShares(car, { sets: changed, version: car.sharesVersion + 1 }, today);
    return {
      answer: after,
      history: [
        record({
          entity: 'CarShareSets',
          entityId: carId,
          before: named(before, partners),
          after: named(after, partners),
        }),
      ],
      cars: [carId],
    };
  },
});

type Named = readonly Pick<PartnerRecord, 'id' | 'name'>[];

function assertKnown(shares: readonly PartnerPart[], partners: Named): void {
  const known = new Set(partners.map(({ id }) => id));
  if (shares.every(({ partnerId }) => known.has(partnerId))) return;
  throw validationFailed({ shares: MESSAGES.partners.notFound });
}

/** The shares with the names of the partners, for the history of the car. */
function named(car: CarSharesType, partners: Named): CarSharesType {
  const names = new Map(partners.map(({ id, name }) => [id, name]));
  const withNames = (shares: CarSharesType['shares']) =>
    shares.map((share) => ({ ...share, partnerName: names.get(share.partnerId) }));
  return {
    ...car,
    shares: withNames(car.shares),
    shareSets: car.shareSets.map((set) => ({ ...set, shares: withNames(set.shares) })),
  };
}
