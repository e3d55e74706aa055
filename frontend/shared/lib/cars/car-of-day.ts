import type { CarLook } from '@schema/values/fleet/car-title';

/** The car of a row of a day. */
export interface DayRow {
  readonly licensePlate: string;
  readonly carPhotoUrl: string | null;
  readonly carColor: string | null;
  readonly carYear: number | null;
}

interface CarOfDay extends CarLook {
  readonly licensePlate: string;
  readonly photos: readonly (string | null)[];
}

/** The car of a row of a day, for CarPicture and PlateLine. */
export const carOfDay = (row: DayRow): CarOfDay => ({
  licensePlate: row.licensePlate,
  photos: [row.carPhotoUrl],
  color: row.carColor,
  year: row.carYear,
});
