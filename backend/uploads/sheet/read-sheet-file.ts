import type { SheetTable } from '@backend/domain/import/cells/cells';
import { Refusal, validationFailed } from '@backend/domain/refusal';
import { IMPORT_LIMITS } from '@schema/import';
import { MESSAGES } from '@schema/messages';
import { ArchiveTooLarge } from '../archive';
import { assertFits } from '../receive';
import { readDelimited } from './delimited';
import { textOf } from './text-encoding';
import { readWorkbook } from './workbook';

const { importing } = MESSAGES;

const ZIP = [0x50, 0x4b];
/** The OLE container of binary workbooks before 2007 and of password-protected ones. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

const beginsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, place) => bytes[place] === byte);

const refused = (message: string) => validationFailed({ file: message });
const wrongKind = (message: string) => new Refusal('UNSUPPORTED_MEDIA_TYPE', message);

const isFilled = (cell: unknown) => cell !== null && cell !== undefined && cell !== '';

/** The non-empty sheets of a file; the type is detected by content. */
async function sheetsOf(bytes: Buffer): Promise<SheetTable[]> {
  if (beginsWith(bytes, OLE)) throw wrongKind(importing.oldWorkbook);
  if (beginsWith(bytes, ZIP)) {
    return readWorkbook(bytes).catch((error: unknown) => {
      throw error instanceof ArchiveTooLarge
        ? new Refusal('PAYLOAD_TOO_LARGE', importing.unpacksTooLarge)
        : refused(importing.unreadable);
    });
  }
  const decoded = textOf(bytes);
  if (decoded === null) throw wrongKind(importing.notASheet);
  const { text, remarks } = decoded;
  return [{ name: '', rows: readDelimited(text), merged: [], remarks }];
}

/**
 * The tables of an uploaded spreadsheet: XLSX or delimited text, by content. Throws
 * PAYLOAD_TOO_LARGE over 10 MB or over the unpacked limit; UNSUPPORTED_MEDIA_TYPE for other types;
 * VALIDATION_FAILED for a broken file, no table, or too many rows or columns.
 */
export async function readSheetFile(content: Uint8Array): Promise<SheetTable[]> {
  assertFits(content, IMPORT_LIMITS.maxBytes);
  const sheets = await sheetsOf(Buffer.from(content));
  const filled = sheets.filter(({ rows }) => rows.some((row) => row.some(isFilled)));
  if (!filled.some(({ rows }) => rows.length > 1 || (rows[0]?.length ?? 0) > 1)) {
    throw refused(importing.empty);
  }
  for (const { rows } of filled) {
    if (rows.length > IMPORT_LIMITS.rows) throw refused(importing.tooManyRows);
    if (rows.some((row) => row.length > IMPORT_LIMITS.columns && row.slice(-1).some(isFilled))) {
      throw refused(importing.tooManyColumns);
    }
  }
  return filled;
}
