import type { AskedImport } from '@backend/domain/import/import-job';

/** Parameters of an import without the file. */
export function askedOf({ kind, sheet, headerRow, columns, createCars }: AskedImport): AskedImport {
  return { kind, sheet, headerRow, columns, createCars };
}
