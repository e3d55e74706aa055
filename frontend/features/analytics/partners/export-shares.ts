import { dayCell } from '@schema/export/sheet-date';
import type { ExportColumn } from '@schema/export/table';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import type { ShareSetFacts } from './share-steps';
import type { CarSharesFacts, PartnerFacts } from './usePartners';

type ShareRow = Pick<CarSharesFacts, 'carTitle' | 'licensePlate'> & ShareSetFacts;

/** A row per car; of a car whose shares change, one per set. */
export function shareRows(cars: readonly CarSharesFacts[]): ShareRow[] {
  return cars.flatMap(({ carTitle, licensePlate, shareSets }) =>
    shareSets.map((set) => ({ ...set, carTitle, licensePlate })),
  );
}

/** A percentage column for each partner. */
export function shareColumns(partners: readonly PartnerFacts[]): ExportColumn<ShareRow>[] {
  const shareOf = ({ shares }: ShareRow, id: number) =>
    shares.find(({ partnerId }) => partnerId === id)?.sharePercent ?? null;
  return [
    { title: EXPORT_TEXTS.car, value: ({ carTitle }) => carTitle, width: 24 },
    { title: EXPORT_TEXTS.plate, value: ({ licensePlate }) => licensePlate, width: 14 },
    ...partners.map(({ id, name }) => ({
      title: `${name}, %`,
      value: (row: ShareRow) => shareOf(row, id),
    })),
    { title: EXPORT_TEXTS.sharesFrom, value: ({ fromDay }) => (fromDay ? dayCell(fromDay) : null) },
  ];
}
