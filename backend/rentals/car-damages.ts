import { validationFailed } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import type { CarDamageType } from '@backend/operation/types/car-damage.types';
import type { CarWork } from '@backend/operation/types/car-work.types';
import type { SheetRef } from '@backend/operation/types/sheet-ref.types';
import type { Em } from '@backend/store/em';
import { CarDamage } from '@backend/store/entities/fleet/car-damage.entity';
import { claimFiles } from '@backend/store/files/stored-files';
import type { ValuesOf } from '@schema/forms/fields/problems';
import type { damagePayload } from '@schema/forms/fleet/car-state';
import { MESSAGES } from '@schema/messages';
import { VIEW_UNITS } from '@schema/values/fleet/damage';
import { fileUrl, statePhotoKeyOf } from '@schema/values/fleet/file-url';
import { trimmedOrNull } from '@schema/values/words/text';

type ValidDamage = Omit<ValuesOf<typeof damagePayload>, 'carId'>;

/** A damage as stored, from valid input. */
export const damageColumns = ({ view, x, y, kind, size, comment, photo }: ValidDamage) => ({
  view,
  kind,
  size,
  x: Math.round(x * VIEW_UNITS),
  y: Math.round(y * VIEW_UNITS),
  comment: trimmedOrNull(comment),
  photoKey: statePhotoKeyOf(photo ?? ''),
});

interface DamagePlace {
  readonly carId: number;
  /** The sheet that found it; null: recorded on its own. */
  readonly sheetId: number | null;
  /** Field of the input for a photo that is gone. */
  readonly photoField: string;
}

/** Records a damage of a car. Throws VALIDATION_FAILED for a photo that is gone. */
export async function recordDamage(
  em: Em,
  { user, now }: Pick<SignedInContext, 'user' | 'now'>,
  damage: ReturnType<typeof damageColumns>,
  { carId, sheetId, photoField }: DamagePlace,
): Promise<CarDamage> {
  if (damage.photoKey && (await claimFiles(em, [damage.photoKey])).length > 0) {
    throw validationFailed({ [photoField]: MESSAGES.cars.photoGone });
  }
  const author = { userId: user.id, userLogin: user.login, createdAt: now };
  const row = em.create(CarDamage, { car: carId, sheetId, ...damage, ...author });
  await em.flush();
  return row;
}

/** What a damage refers to. */
interface DamageLinks {
  /** The sheet that found it. */
  readonly sheet?: SheetRef | null;
  readonly mendedInSheet?: SheetRef | null;
  readonly mendedInWork?: CarWork | null;
}

/** A damage as its API type. */
export function damageAnswer(
  row: CarDamage,
  { sheet = null, mendedInSheet = null, mendedInWork = null }: DamageLinks,
): CarDamageType {
  return {
    id: row.id,
    view: row.view,
    x: row.x / VIEW_UNITS,
    y: row.y / VIEW_UNITS,
    kind: row.kind,
    size: row.size,
    comment: row.comment ?? null,
    photo: row.photoKey ? fileUrl(row.photoKey) : null,
    createdAt: row.createdAt,
    userLogin: row.userLogin,
    mendedAt: row.mendedAt ?? null,
    mendedByLogin: row.mendedByLogin ?? null,
    mendedInSheet,
    mendedInWork,
    sheet,
  };
}
