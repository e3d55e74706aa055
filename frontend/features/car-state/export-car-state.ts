import { momentCell } from '@schema/export/sheet-date';
import type { ExportColumn } from '@schema/export/table';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import {
  CAR_VIEW_TEXTS,
  DAMAGE_KIND_TEXTS,
  DAMAGE_SIZE_TEXTS,
  DAMAGE_TEXTS,
} from '@schema/texts/fleet/car-state';
import type { CarStateFacts, DamageFacts, ReadingFacts } from './useCarState';

export type Named = Pick<CarStateFacts, 'carTitle' | 'licensePlate'>;

export const carColumns = ({ carTitle, licensePlate }: Named): ExportColumn<unknown>[] => [
  { title: EXPORT_TEXTS.car, value: () => carTitle, width: 24 },
  { title: EXPORT_TEXTS.plate, value: () => licensePlate, width: 14 },
];

/** Readings of a car, reversed ones marked. */
export function readingColumns(car: Named, zone: string): ExportColumn<ReadingFacts>[] {
  return [
    ...carColumns(car),
    { title: EXPORT_TEXTS.readAt, value: ({ at }) => momentCell(at, zone) },
    { title: EXPORT_TEXTS.mileageKm, value: ({ km }) => km },
    {
      title: EXPORT_TEXTS.newCounter,
      value: ({ isNewCounter }) => (isNewCounter ? EXPORT_TEXTS.yes : null),
    },
    { title: EXPORT_TEXTS.notes, value: ({ comment }) => comment ?? null, width: 40 },
    { title: EXPORT_TEXTS.author, value: ({ userLogin }) => userLogin },
    {
      title: EXPORT_TEXTS.reversed,
      value: ({ reversedAt }) => (reversedAt ? momentCell(reversedAt, zone) : null),
    },
  ];
}

/** Open and repaired damages of a car. */
export function damageColumns(car: Named, zone: string): ExportColumn<DamageFacts>[] {
  return [
    ...carColumns(car),
    { title: EXPORT_TEXTS.damage, value: ({ kind }) => DAMAGE_KIND_TEXTS[kind] },
    { title: EXPORT_TEXTS.view, value: ({ view }) => CAR_VIEW_TEXTS[view] },
    { title: EXPORT_TEXTS.size, value: ({ size }) => DAMAGE_SIZE_TEXTS[size] },
    { title: EXPORT_TEXTS.notes, value: ({ comment }) => comment ?? null, width: 40 },
    { title: EXPORT_TEXTS.readAt, value: ({ createdAt }) => momentCell(createdAt, zone) },
    { title: EXPORT_TEXTS.author, value: ({ userLogin }) => userLogin },
    {
      title: EXPORT_TEXTS.mended,
      value: ({ mendedAt }) => (mendedAt ? momentCell(mendedAt, zone) : null),
    },
    {
      title: EXPORT_TEXTS.mendedIn,
      value: ({ mendedInSheet, mendedInWork }) =>
        (mendedInSheet && DAMAGE_TEXTS.inSheet(mendedInSheet)) ??
        (mendedInWork && DAMAGE_TEXTS.inWork(mendedInWork.description)) ??
        null,
      width: 32,
    },
  ];
}
