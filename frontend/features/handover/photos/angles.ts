import { NAMED_ANGLES, type NamedAngle, type PhotoAngle } from '@schema/values/handover/sheet';
import type { SheetPhotoItem } from './sheet-photos';

export const photosOf = (photos: readonly SheetPhotoItem[], angle: PhotoAngle) =>
  photos.filter((photo) => photo.angle === angle);

/** Named angles with a photo. */
export const takenAngles = (photos: readonly SheetPhotoItem[]) =>
  NAMED_ANGLES.filter((angle) => photosOf(photos, angle).length > 0);

/** The next angle without a photo, apart from the given ones; `detail` when all have one. */
export const nextAngle = (
  photos: readonly SheetPhotoItem[],
  apart: readonly PhotoAngle[] = [],
): PhotoAngle =>
  NAMED_ANGLES.find((angle) => !apart.includes(angle) && photosOf(photos, angle).length === 0) ??
  'detail';

/** Required angles without a photo; one that waits for the network counts, a refused one does not. */
export const missingAngles = (
  photos: readonly SheetPhotoItem[],
  required: readonly PhotoAngle[],
): readonly NamedAngle[] =>
  NAMED_ANGLES.filter(
    (angle) =>
      required.includes(angle) && photosOf(photos, angle).every(({ state }) => state === 'refused'),
  );
