import { decideMileage } from '@backend/domain/fleet/mileage';
import type { SignedInContext } from '@backend/operation/context';
import type { Em } from '@backend/store/em';
import { MileageReading } from '@backend/store/entities/fleet/mileage-reading.entity';
import type { MileageAnswer } from '@schema/values/fleet/mileage';

/** All readings of the car by moment; reversed ones only if wanted. One statement. */
export function loadReadings(
  em: Em,
  carId: number,
  { withReversed }: { readonly withReversed: boolean },
): Promise<MileageReading[]> {
  const where = { car: carId, ...(!withReversed && { reversedAt: null }) };
  return em.find(MileageReading, where, {
    disableIdentityMap: true,
    orderBy: { at: 'asc', id: 'asc' },
  });
}

/** A reading as stored in the change history. */
export const readingSnapshot = ({ id, at, km, isNewCounter, comment }: MileageReading) => ({
  id,
  at,
  km,
  isNewCounter,
  comment: comment ?? null,
});

interface NewReading {
  readonly carId: number;
  readonly km: number;
  readonly at: Date;
  readonly answer: MileageAnswer | null;
  readonly comment: string | null;
}

/**
 * Records a mileage; the answer `wrong_other` reverses the contradicting reading. `valid` are the
 * readings that are not reversed, by moment, read after the car was locked. Throws MILEAGE_DOUBTFUL.
 */
export async function recordReading(
  em: Em,
  { user, now, zone }: Pick<SignedInContext, 'user' | 'now' | 'zone'>,
  { carId, km, at, answer, comment }: NewReading,
  valid: readonly MileageReading[],
): Promise<{ readonly row: MileageReading; readonly reversed: MileageReading | null }> {
  const { isNewCounter, wrong } = decideMileage(
    valid,
    { km, at, answer, isNewCounter: false },
    zone,
  );
  if (wrong) {
    const reversal = { reversedAt: now, reversedByLogin: user.login };
    await em.nativeUpdate(MileageReading, { id: wrong.id }, reversal);
  }
  const author = { userId: user.id, userLogin: user.login, createdAt: now };
  const replacesId = wrong?.id ?? null;
  const reading = { car: carId, at, km, isNewCounter, comment, replacesId };
  const row = em.create(MileageReading, { ...reading, ...author });
  await em.flush();
  return { row, reversed: valid.find(({ id }) => id === wrong?.id) ?? null };
}
