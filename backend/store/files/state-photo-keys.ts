import type { Em } from '../em';
import { CarDamage } from '../entities/fleet/car-damage.entity';
import { SheetPhoto } from '../entities/handover/sheet-photo.entity';

const KEY_ONLY = { fields: ['photoKey'], disableIdentityMap: true } as const;

/** Keys of the photos that are deleted together with a car: of its damages, and of sheets. */
export async function statePhotosOfCar(em: Em, carId: number): Promise<string[]> {
  const damages = await em.find(CarDamage, { car: carId }, KEY_ONLY);
  const ofCar = { $or: [{ car: carId }, { booking: { car: carId } }] };
  const photos = await em.find(SheetPhoto, ofCar, KEY_ONLY);
  return [...damages, ...photos].flatMap(({ photoKey }) => photoKey ?? []);
}

/** Keys of the photos that are deleted together with bookings. */
export async function statePhotosOfBookings(em: Em, ids: readonly number[]): Promise<string[]> {
  const photos = await em.find(SheetPhoto, { booking: { $in: [...ids] } }, KEY_ONLY);
  return photos.map(({ photoKey }) => photoKey);
}
