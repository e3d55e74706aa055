import { EXPORT_TEXTS } from '@schema/texts/files/export';
import type { ExportColumn } from './table';

export interface ExportedCar {
  readonly brand: string;
  readonly model: string;
  readonly licensePlate: string;
  readonly color?: string | null | undefined;
  readonly year?: number | null | undefined;
  readonly depositAmount: number;
  readonly description?: string | null | undefined;
}

export const CAR_COLUMNS: readonly ExportColumn<ExportedCar>[] = [
  { title: EXPORT_TEXTS.brand, value: ({ brand }) => brand },
  { title: EXPORT_TEXTS.model, value: ({ model }) => model },
  { title: EXPORT_TEXTS.plate, value: ({ licensePlate }) => licensePlate },
  { title: EXPORT_TEXTS.color, value: ({ color }) => color ?? null },
  { title: EXPORT_TEXTS.year, value: ({ year }) => year ?? null, width: 8 },
  { title: EXPORT_TEXTS.deposit, value: ({ depositAmount }) => depositAmount, width: 12 },
  { title: EXPORT_TEXTS.description, value: ({ description }) => description ?? null, width: 40 },
];
