import type { CarNameParts } from '@schema/values/fleet/car-title';

export interface PicturedCar extends Pick<CarNameParts, 'color' | 'year'> {
  /** URLs; the first is the cover. */
  readonly photos: readonly string[];
}

export interface DayCarRecord extends CarNameParts, PicturedCar {
  readonly id: number;
  readonly licensePlate: string;
}

/** A car in the rows of a day; the picture is its cover, else a drawing in its colour. */
export interface DayCarLook {
  readonly carPhotoUrl: string | null;
  readonly carColor: string | null;
  readonly carYear: number | null;
}

export const dayCarLook = (car: PicturedCar | undefined): DayCarLook => ({
  carPhotoUrl: car?.photos[0] ?? null,
  carColor: car?.color ?? null,
  carYear: car?.year ?? null,
});
