import type { ImportRequest } from '@backend/domain/import/import-job';

/** Parameters of an import without the file. */
export function requestOf({
  kind,
  sheet,
  headerRow,
  columns,
  createCars,
  dateOrder,
  tillId,
}: ImportRequest): ImportRequest {
  return { kind, sheet, headerRow, columns, createCars, dateOrder, tillId };
}
