import type { ExportColumn } from '@schema/export/table';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import type { CarSharesFacts, PartnerFacts } from './usePartners';

/** A row per car with a percentage column for each partner. */
export function shareColumns(partners: readonly PartnerFacts[]): ExportColumn<CarSharesFacts>[] {
  const shareOf = (car: CarSharesFacts, id: number) =>
    car.shares.find(({ partnerId }) => partnerId === id)?.sharePercent ?? null;
  return [
    { title: EXPORT_TEXTS.car, value: ({ carTitle }) => carTitle, width: 24 },
    { title: EXPORT_TEXTS.plate, value: ({ licensePlate }) => licensePlate, width: 14 },
    ...partners.map(({ id, name }) => ({
      title: `${name}, %`,
      value: (car: CarSharesFacts) => shareOf(car, id),
    })),
  ];
}
