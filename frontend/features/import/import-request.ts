import { sendForm } from '@frontend/shared/data/upload-file';
import { idempotencyHeader } from '@frontend/shared/data/use-attempt-key';
import {
  type ImportColumn,
  type ImportCounts,
  type ImportField,
  type ImportKind,
  type ImportPreview,
  JOINED_FIELDS,
} from '@schema/import';
import type { ImportSums } from '@schema/texts/import';

/** What the user said about the file; null: the server's guess stands. */
export interface ImportChoice {
  readonly kind: ImportKind | null;
  readonly sheet: string | null;
  readonly headerRow: number | null;
  readonly columns: readonly (ImportField | null)[] | null;
  readonly createCars: boolean;
}

export const NO_CHOICE: ImportChoice = {
  kind: null,
  sheet: null,
  headerRow: null,
  columns: null,
  createCars: false,
};

/** What POST /api/import answers. */
export interface ImportResult extends ImportSums {
  readonly kind: ImportKind;
  readonly counts: ImportCounts;
}

function formOf(file: File, choice: ImportChoice): FormData {
  const form = new FormData();
  form.append('file', file);
  const { kind, sheet, headerRow, columns, createCars } = choice;
  if (kind) form.append('kind', kind);
  if (sheet) form.append('sheet', sheet);
  if (headerRow !== null) form.append('headerRow', String(headerRow));
  if (columns) form.append('columns', columns.map((field) => field ?? '').join(','));
  if (createCars) form.append('createCars', 'true');
  return form;
}

export async function askPreview(
  file: File,
  choice: ImportChoice,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<ImportPreview> {
  const form = formOf(file, choice);
  const path = '/api/import/preview';
  // The server's own shape, checked by its contract test.
  return (await sendForm({ path, form, onProgress, signal })) as unknown as ImportPreview;
}

export async function askImport(
  file: File,
  choice: ImportChoice,
  key: string,
): Promise<ImportResult> {
  const { headers } = idempotencyHeader(key);
  const form = formOf(file, choice);
  return (await sendForm({ path: '/api/import', form, headers })) as unknown as ImportResult;
}

/** The columns after one of them got another meaning; a meaning that only one may have leaves the other. */
export function withMeaning(
  columns: readonly ImportColumn[],
  place: number,
  field: ImportField | null,
): (ImportField | null)[] {
  return columns.map((column, at) => {
    if (at === place) return field;
    const isTaken = column.field === field && field !== null && !JOINED_FIELDS.includes(field);
    return isTaken ? null : column.field;
  });
}

/** What an import of the previewed file would add. */
export function sumsOf({
  kind,
  counts,
  newCars,
  newCustomers,
  newSources,
}: ImportPreview): ImportSums {
  const isBookings = kind === 'bookings' || kind === 'board';
  return {
    cars: newCars,
    customers: newCustomers,
    sources: newSources.length,
    bookings: isBookings ? counts.new + counts.repaired : 0,
    incomplete: isBookings ? counts.incomplete : 0,
  };
}
