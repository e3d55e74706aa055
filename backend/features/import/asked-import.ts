import type { AskedImport } from '@backend/domain/import/import-job';

/** What was said about the file, without the file itself. */
export function askedOf({ kind, sheet, headerRow, columns, createCars }: AskedImport): AskedImport {
  return { kind, sheet, headerRow, columns, createCars };
}
