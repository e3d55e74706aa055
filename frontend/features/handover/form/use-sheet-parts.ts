import { chargedSum } from '@schema/forms/handover/sheet-charges';
import { fuelOf, mendedIds, newDamages } from '@schema/forms/handover/sheet-form';
import { underSignature } from '@schema/texts/handover/sheet';
import type { SheetSide } from '@schema/values/handover/sheet';
import { parseCount } from '@schema/values/words/plain-digits';
import { missingAngles } from '../photos/angles';
import { useSheetPhotos } from '../photos/sheet-photos';
import { usePhotoStage } from '../photos/use-photo-stage';
import {
  accessoriesAtHandover,
  atHandover,
  photosBefore,
  type RentalSheets,
  useSheetCar,
  useSheetSettings,
} from '../useRentalSheets';
import { accessoryNames } from './AccessoriesPart';
import { openDamages } from './DamagesPart';
import type { SheetFields } from './useSheetForm';

interface SheetPartsOptions {
  readonly rental: RentalSheets;
  readonly side: SheetSide;
  readonly form: SheetFields;
  readonly isSupplement: boolean;
}

/** What the parts of a sheet show beside its fields. */
export function useSheetParts({ rental, side, form, isSupplement }: SheetPartsOptions) {
  const { bookingId, draftPhotos } = rental;
  const { carId, names, values, chargeRows } = form;
  const car = useSheetCar(carId);
  const kept = useSheetPhotos({
    bookingId,
    carId,
    names,
    side,
    sheetClientId: values.clientId,
    received: draftPhotos.filter(({ sheetClientId }) => sheetClientId === values.clientId),
  });
  const own: typeof kept = {
    ...kept,
    take: (angle, files) => {
      form.update((was) => ({ ...was, hasPhotos: true }));
      kept.take(angle, files);
    },
  };
  const stage = usePhotoStage();
  const settings = useSheetSettings();
  // An undone swap leaves a sheet of another car.
  const ofCar = { ...rental, sheets: rental.sheets.filter((sheet) => sheet.carId === carId) };
  const given = side === 'back' ? accessoriesAtHandover(ofCar) : null;
  const mayLackPhotos = isSupplement || values.signatureWay === 'absent';
  const open = openDamages(car);
  const fresh = newDamages(values.damages);
  const marked = mendedIds(values.mendedDamageIds);
  const mended = open.filter(({ damage }) => marked.includes(damage.id));
  const left = open.length - mended.length;
  const charged = chargedSum(chargeRows ?? []);
  return {
    car,
    own,
    stage,
    /** Numbers of damages: those left on the car, found and repaired. */
    damages: { left, fresh: fresh.length, mended: mended.length },
    given,
    /** Names of what the sheet asks about. */
    accessories: accessoryNames(settings.accessories, given, values.accessories),
    /** Required angles without a photo. */
    missing: mayLackPhotos ? [] : missingAngles(own.photos, settings.requiredAngles),
    previous: photosBefore(ofCar, side),
    /** Values at the handover; null: this is its sheet. */
    before: side === 'back' ? atHandover(ofCar) : null,
    /** Roubles. */
    charged,
    /** What is signed. */
    signed: underSignature({
      km: parseCount(values.km),
      fuel: fuelOf(values.fuel),
      damages: left + fresh.length,
      mended: mended.length,
      charged,
    }),
  };
}
export type SheetPartsState = ReturnType<typeof useSheetParts>;
