import { momentCell } from '@schema/export/sheet-date';
import type { ExportColumn } from '@schema/export/table';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { SIGNATURE_WAY_TEXTS } from '@schema/texts/handover/sheet';
import { SHEET_LIST_TEXTS } from '@schema/texts/handover/sheet-list';
import { SIDE_TEXTS } from '@schema/texts/handover/sheet-words';
import type { ListedSheetFactsFragment } from './listed-sheet.generated';

/** Handover sheets in a file. */
export function sheetColumns(zone: string): ExportColumn<ListedSheetFactsFragment>[] {
  return [
    { title: EXPORT_TEXTS.car, value: ({ carTitle }) => carTitle, width: 24 },
    { title: EXPORT_TEXTS.plate, value: ({ licensePlate }) => licensePlate, width: 14 },
    {
      title: EXPORT_TEXTS.sheetSide,
      value: ({ side, isSupplement }) =>
        isSupplement ? `${SIDE_TEXTS[side]}, ${SHEET_LIST_TEXTS.supplement}` : SIDE_TEXTS[side],
      width: 20,
    },
    { title: EXPORT_TEXTS.readAt, value: ({ at }) => momentCell(at, zone) },
    { title: EXPORT_TEXTS.number, value: ({ bookingId }) => bookingId },
    { title: EXPORT_TEXTS.customer, value: ({ customerName }) => customerName, width: 30 },
    { title: EXPORT_TEXTS.mileageKm, value: ({ km }) => km },
    { title: EXPORT_TEXTS.fuelEighths, value: ({ fuel }) => fuel },
    { title: EXPORT_TEXTS.newDamages, value: ({ damageCount }) => damageCount },
    { title: EXPORT_TEXTS.photos, value: ({ photoCount }) => photoCount },
    { title: EXPORT_TEXTS.signed, value: ({ signatureWay }) => SIGNATURE_WAY_TEXTS[signatureWay] },
    { title: EXPORT_TEXTS.author, value: ({ userLogin }) => userLogin },
  ];
}
