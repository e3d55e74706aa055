import { type ReadTable, readTable } from '@backend/domain/import/columns/read-table';
import type { ImportOrder, ImportUser } from '@backend/domain/import/import-job';
import type { ImportOccasion } from '@backend/domain/import/plan/import-plan';
import { forbidden, validationFailed } from '@backend/domain/refusal';
import { readSheetFile } from '@backend/uploads/sheet/read-sheet-file';
import {
  type ImportDateOrder,
  type ImportKind,
  isImportDateOrder,
  isImportKind,
} from '@schema/import';
import { MESSAGES } from '@schema/messages';
import { can } from '@schema/permissions';
import { dayOf } from '@schema/values/time/calendar';

const { importing } = MESSAGES;

interface ReadUpload {
  readonly read: ReadTable;
  /** Names of the non-empty sheets. */
  readonly sheets: readonly string[];
  readonly occasion: ImportOccasion;
}

/** Cars need `view_cars`; customers, bookings and expenses `edit_bookings`. */
export function assertMayImport(user: Pick<ImportUser, 'permissions'>, kind: ImportKind): void {
  const isFleet = kind === 'cars';
  if (can(user, isFleet ? 'view_cars' : 'edit_bookings')) return;
  throw forbidden(isFleet ? importing.carsForbidden : importing.bookingsForbidden);
}

function kindOf(text: string | null | undefined): ImportKind | null {
  if (!text) return null;
  if (!isImportKind(text)) throw validationFailed({ kind: importing.kindInvalid });
  return text;
}

function orderOf(text: string | null | undefined): ImportDateOrder | null {
  if (!text) return null;
  if (!isImportDateOrder(text)) throw validationFailed({ dateOrder: importing.dateOrderInvalid });
  return text;
}

/**
 * Reads an uploaded file by the given settings. Cars named by bookings but missing in the fleet are
 * added on request, with the permission. Throws for an unreadable table or settings that do not fit
 * it, and FORBIDDEN.
 */
export async function readUpload(order: ImportOrder): Promise<ReadUpload> {
  const { file, request, user, now, zone, requireReturnMark } = order;
  const kind = kindOf(request.kind);
  const tables = await readSheetFile(file);
  const today = dayOf(now, zone);
  const { sheet, headerRow, columns } = request;
  const dateOrder = orderOf(request.dateOrder);
  const settings = {
    kind,
    sheet,
    headerRow,
    columns: columns ? columns.split(',') : null,
    dateOrder,
  };
  const read = readTable(tables, settings, { zone, near: today });
  assertMayImport(user, read.kind);
  const createCars = request.createCars === true && can(user, 'view_cars');
  const occasion: ImportOccasion = { now, today, zone, requireReturnMark, createCars };
  return { read, sheets: tables.map(({ name }) => name), occasion };
}
