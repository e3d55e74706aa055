import type { ChargeRow } from '@schema/forms/handover/sheet-charges';
import {
  accessoriesOf,
  fuelOf,
  inkOf,
  mendedIds,
  newDamages,
  type SheetValues,
} from '@schema/forms/handover/sheet-form';
import type { SheetPart } from '@schema/texts/handover/sheet';
import { isSigned } from '@schema/values/handover/ink';
import { NAMED_ANGLES } from '@schema/values/handover/sheet';
import { parseCount } from '@schema/values/words/plain-digits';
import { takenAngles } from '../photos/angles';
import type { SheetPhotoItem } from '../photos/sheet-photos';

/** A filled part, an empty one, or its count: «3/7». */
export type PartState = 'filled' | 'empty' | string;
/** Without the parts that the page does not have. */
export type PartStates = Readonly<Partial<Record<SheetPart, PartState>>>;

function counted(count: number, all: number): PartState {
  if (count === 0) return 'empty';
  return count >= all ? 'filled' : `${count}/${all}`;
}

function signed({ signatureWay, signature, absenceReason }: SheetValues): boolean {
  if (signatureWay === 'finger') return isSigned(inkOf(signature));
  return signatureWay === 'paper' || absenceReason.trim() !== '';
}

interface PageParts {
  /** Names that the sheet asks about. */
  readonly accessories: readonly string[];
  /** Null: none can be recorded. */
  readonly charges: readonly ChargeRow[] | null;
  /** Null: no money is asked. */
  readonly money: { readonly isLeft: boolean } | null;
}

/** What is filled of a sheet. */
export function partStates(
  values: SheetValues,
  photos: readonly SheetPhotoItem[],
  { accessories, charges, money }: PageParts,
): PartStates {
  const readings = [parseCount(values.km), fuelOf(values.fuel)].filter((value) => value !== null);
  const damages = newDamages(values.damages).length;
  const mended = mendedIds(values.mendedDamageIds).length > 0 ? 'filled' : 'empty';
  const charged = charges?.filter(({ isOn }) => isOn).length ?? 0;
  return {
    photos: counted(takenAngles(photos).length, NAMED_ANGLES.length),
    readings: counted(readings.length, 2),
    ...(accessories.length > 0 && {
      accessories: counted(accessoriesOf(values.accessories).length, accessories.length),
    }),
    damages: damages > 0 ? `+${damages}` : mended,
    ...(charges && { charges: charged > 0 ? `+${charged}` : 'empty' }),
    ...(money && { money: money.isLeft ? '₽' : 'empty' }),
    signature: signed(values) ? 'filled' : 'empty',
  };
}
