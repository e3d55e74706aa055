import type { SheetSide } from '@schema/values/handover/sheet';
import {
  HandoverSheetsDocument,
  type RentalSheetsFactsFragment,
  SheetCarDocument,
  type SheetPhotoFactsFragment,
  SheetSettingsDocument,
  type SheetSettingsQuery,
} from './handover.generated';
import { useKeptQuery } from './kept/use-kept-query';

export type RentalSheets = RentalSheetsFactsFragment;
export type SheetFacts = RentalSheets['sheets'][number];
export type SheetPhoto = SheetPhotoFactsFragment;

/** The sheets of a rental; read again after a change by another user, and after a mark. */
export function useRentalSheets(bookingId: number) {
  const { shown, query, kept, isKept, isMissing } = useKeptQuery(
    HandoverSheetsDocument,
    { bookingId },
    {
      topics: ['carState', 'bookings'],
      answeredBy: ['saveHandoverSheet', 'removeSheetPhoto', 'addSheetPhoto'],
    },
  );
  return { rental: shown?.handoverSheets ?? null, query, kept, isKept, isMissing };
}

/** Last mileage and damages of the car; null while they are loading. */
export function useSheetCar(carId: number) {
  const { shown } = useKeptQuery(SheetCarDocument, { carId }, { topics: ['carState'] });
  return shown?.carState ?? null;
}
export type SheetCar = ReturnType<typeof useSheetCar>;

const NO_SETTINGS: Omit<SheetSettingsQuery['sheetSettings'], 'version'> = {
  requiredAngles: [],
  accessories: [],
};

/** What the company asks of a sheet; nothing while it is loading. */
export function useSheetSettings() {
  const { shown } = useKeptQuery(SheetSettingsDocument, {}, { topics: ['profile'] });
  return shown?.sheetSettings ?? NO_SETTINGS;
}

/** Mileage and fuel at the handover: the latest values of its sheets, without a reversed mileage. */
export function atHandover({ sheets }: Pick<RentalSheets, 'sheets'>) {
  const out = sheets.filter(({ side }) => side === 'out');
  return {
    km: out.findLast(({ km, isKmReversed }) => km !== null && !isKmReversed)?.km ?? null,
    fuel: out.findLast(({ fuel }) => fuel !== null)?.fuel ?? null,
  };
}

/** Answers about accessories of the handover, by name: the latest of its sheets. */
export function accessoriesAtHandover({ sheets }: RentalSheets) {
  const out = sheets.filter(({ side }) => side === 'out');
  return new Map(out.flatMap(({ accessories }) => accessories.map((one) => [one.name, one.state])));
}

/** Names of a rental for its items on the device. */
export const namesOf = ({ carTitle, licensePlate, customerName }: RentalSheets) => ({
  carTitle,
  licensePlate,
  customerName,
});

/** Brand and model of the car; '' when it has its plate only. */
export const modelOf = ({
  carTitle,
  licensePlate,
}: Pick<RentalSheets, 'carTitle' | 'licensePlate'>) => (carTitle === licensePlate ? '' : carTitle);

/** «Kia Rio А001КА99» */
export const nameOf = ({
  carTitle,
  licensePlate,
}: Pick<RentalSheets, 'carTitle' | 'licensePlate'>) =>
  [...new Set([carTitle, licensePlate])].join(' ');

/** Time of the mark of a side; null: not marked. */
export const markedAt = (rental: RentalSheets, side: SheetSide): string | null =>
  side === 'out' ? rental.handedOverAt : rental.returnedAt;

/** The photos to compare with: of a return those of its handover, else the latest of other rentals. */
export function photosBefore({ sheets, previousPhotos }: RentalSheets, side: SheetSide) {
  const out = side === 'back' ? sheets.filter((sheet) => sheet.side === 'out') : [];
  const own = out.flatMap(({ photos }) => photos).toReversed();
  return [...own, ...previousPhotos];
}
