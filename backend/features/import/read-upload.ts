import type { ImportOccasion } from '@backend/domain/import/import-plan';
import { type ReadTable, readTable } from '@backend/domain/import/read-table';
import { forbidden, validationFailed } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/graphql/context';
import { readSheetFile } from '@backend/uploads/sheet/read-sheet-file';
import { type ImportKind, isImportKind } from '@schema/import';
import { MESSAGES } from '@schema/messages';
import { can } from '@schema/permissions';
import { dayOf } from '@schema/values/calendar';

const { importing } = MESSAGES;

/** What was asked about a file, as it came. */
export interface AskedImport {
  readonly kind?: string | null;
  readonly sheet?: string | null;
  readonly headerRow?: number | null;
  readonly columns?: string | null;
  readonly createCars?: boolean | null;
}

export interface ReadUpload {
  readonly read: ReadTable;
  /** Names of the sheets that hold anything. */
  readonly sheets: readonly string[];
  readonly occasion: ImportOccasion;
}

/** Cars need `view_cars`; customers and bookings `edit_bookings`, as everywhere. */
function assertMay(ctx: SignedInContext, kind: ImportKind): void {
  const isFleet = kind === 'cars';
  if (can(ctx.user, isFleet ? 'view_cars' : 'edit_bookings')) return;
  throw forbidden(isFleet ? importing.carsForbidden : importing.bookingsForbidden);
}

function kindOf(text: string | null | undefined): ImportKind | null {
  if (!text) return null;
  if (!isImportKind(text)) throw validationFailed({ kind: importing.kindInvalid });
  return text;
}

/**
 * Reads an uploaded file as it was asked to be read. Cars that bookings name and the fleet lacks are added where that
 * was asked for, by one who may. Refuses a file that is no table, choices it does not have, and FORBIDDEN.
 */
export async function readUpload(
  ctx: SignedInContext,
  file: Uint8Array,
  asked: AskedImport,
): Promise<ReadUpload> {
  const { now, zone, config } = ctx;
  const kind = kindOf(asked.kind);
  const tables = await readSheetFile(file);
  const today = dayOf(now, zone);
  const { sheet, headerRow, columns } = asked;
  const settings = { kind, sheet, headerRow, columns: columns ? columns.split(',') : null };
  const read = readTable(tables, settings, { zone, near: today });
  assertMay(ctx, read.kind);
  const createCars = asked.createCars === true && can(ctx.user, 'view_cars');
  const { requireReturnMark } = config;
  const occasion: ImportOccasion = { now, today, zone, requireReturnMark, createCars };
  return { read, sheets: tables.map(({ name }) => name), occasion };
}
