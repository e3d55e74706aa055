import type { CarNameParts } from '@schema/values/fleet/car-title';

export interface PicturedCar extends Pick<CarNameParts, 'color'> {
  /** URLs; the first is the cover. */
  readonly photos: readonly string[];
}

export interface DayCarRecord extends CarNameParts, PicturedCar {
  readonly id: number;
  readonly licensePlate: string;
}

/** The picture of a car in the rows of a day: its cover, else a drawing in its colour. */
export interface DayPicture {
  readonly carPhotoUrl: string | null;
  readonly carColor: string | null;
}

export const dayPictureOf = (car: PicturedCar | undefined): DayPicture => ({
  carPhotoUrl: car?.photos[0] ?? null,
  carColor: car?.color ?? null,
});
