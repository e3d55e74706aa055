import type { ExportColumn } from '@frontend/shared/export/export-table';
import { EXPORT_TEXTS } from '@schema/texts/export';
import type { FleetCar } from './useFleet';

/** The fleet in its order. */
export const CAR_COLUMNS: readonly ExportColumn<FleetCar>[] = [
  { title: EXPORT_TEXTS.brand, value: ({ brand }) => brand },
  { title: EXPORT_TEXTS.model, value: ({ model }) => model },
  { title: EXPORT_TEXTS.plate, value: ({ licensePlate }) => licensePlate },
  { title: EXPORT_TEXTS.color, value: ({ color }) => color ?? null },
  { title: EXPORT_TEXTS.year, value: ({ year }) => year ?? null, width: 8 },
  { title: EXPORT_TEXTS.deposit, value: ({ depositAmount }) => depositAmount, width: 12 },
  { title: EXPORT_TEXTS.description, value: ({ description }) => description ?? null, width: 40 },
];
