import type { SheetTable } from '@backend/domain/import/cells/cells';
import { Refusal, validationFailed } from '@backend/domain/refusal';
import { IMPORT_LIMITS } from '@schema/import';
import { MESSAGES } from '@schema/messages';
import { assertFits } from '../receive';
import { ArchiveTooLarge } from './archive';
import { readDelimited, textOf } from './delimited';
import { readWorkbook } from './workbook';

const { importing } = MESSAGES;

const ZIP = [0x50, 0x4b];
/** The container of the binary workbooks before 2007, and of those locked with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

const beginsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, place) => bytes[place] === byte);

const refused = (message: string) => validationFailed({ file: message });
const wrongKind = (message: string) => new Refusal('UNSUPPORTED_MEDIA_TYPE', message);

const isFilled = (cell: unknown) => cell !== null && cell !== undefined && cell !== '';

/** The sheets of a file that hold anything; the bytes decide what it is, never its name. */
async function sheetsOf(bytes: Buffer): Promise<SheetTable[]> {
  if (beginsWith(bytes, OLE)) throw wrongKind(importing.oldWorkbook);
  if (beginsWith(bytes, ZIP)) {
    return readWorkbook(bytes).catch((error: unknown) => {
      throw error instanceof ArchiveTooLarge
        ? new Refusal('PAYLOAD_TOO_LARGE', importing.unpacksTooLarge)
        : refused(importing.unreadable);
    });
  }
  const text = textOf(bytes);
  if (text === null) throw wrongKind(importing.notASheet);
  return [{ name: '', rows: readDelimited(text), merged: [] }];
}

/**
 * The tables of an uploaded spreadsheet: XLSX or a text with columns, by content. Refuses with
 * PAYLOAD_TOO_LARGE what is over 10 MB or unpacks to more than it may; UNSUPPORTED_MEDIA_TYPE what is no
 * spreadsheet; VALIDATION_FAILED a broken file, one without a table, one with too many rows or columns.
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
