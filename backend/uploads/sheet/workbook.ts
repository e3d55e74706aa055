import type { Cell, MergedCells, SheetTable } from '@backend/domain/import/cells/cells';
import { IMPORT_LIMITS } from '@schema/import';
import readWorkbookCells from 'read-excel-file/universal';
import { BrokenArchive, packPlainly, unpack } from './archive';
import { measureSheet } from './sheet-bounds';
import { attributeOf, scanXml } from './xml-scan';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const MAX_SHEETS = 50;
const NOTHING = new Uint8Array();

const isFilled = (cell: unknown) => cell !== null && cell !== undefined && cell !== '';

type Parts = ReadonlyMap<string, Uint8Array>;

/** Names of the sheet parts, in workbook order. */
function sheetParts(parts: Parts): (string | undefined)[] {
  const targets = new Map<string, string>();
  const relations = parts.get(RELATIONS);
  if (!relations) throw new BrokenArchive('no relations');
  scanXml(relations, (tag) => {
    if (tag.name !== 'Relationship') return;
    const target = tag.attributes.Target ?? '';
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    targets.set(tag.attributes.Id ?? '', path);
  });
  const sheets: (string | undefined)[] = [];
  scanXml(parts.get(WORKBOOK) ?? NOTHING, (tag) => {
    if (tag.name === 'sheet') sheets.push(targets.get(attributeOf(tag, 'id') ?? ''));
  });
  return sheets;
}

/** Scans every part, so that the reader gets well-formed XML within the limits. */
function mergedBySheet(parts: Parts): (readonly MergedCells[])[] {
  const sheets = sheetParts(parts);
  for (const [name, content] of parts) {
    if (!sheets.includes(name)) scanXml(content, () => undefined);
  }
  return sheets.map((name) => measureSheet(parts.get(name ?? '') ?? NOTHING));
}

/** Rows truncated just above the limits, so that the caller can detect the excess. */
function cut(rows: readonly (readonly unknown[])[]): Cell[][] {
  let last = rows.length;
  while (last > 0 && !rows[last - 1]?.some(isFilled)) last -= 1;
  return rows
    .slice(0, Math.min(last, IMPORT_LIMITS.rows + 100))
    .map((row) => row.slice(0, IMPORT_LIMITS.columns + 1) as Cell[]);
}

/**
 * The sheets of an XLSX workbook. May take some hundred megabytes and seconds, so it runs in the
 * import worker. Throws BrokenArchive and ArchiveTooLarge.
 */
export async function readWorkbook(bytes: Buffer): Promise<SheetTable[]> {
  const parts = await unpack(bytes, {
    wanted: (name) => /\.(xml|rels)$/.test(name),
    maxBytes: IMPORT_LIMITS.unpackedBytes,
  });
  if (!parts.has(WORKBOOK)) throw new BrokenArchive('no workbook');
  const merged = mergedBySheet(parts);
  const plain = packPlainly(parts);
  parts.clear();
  const sheets = await readWorkbookCells(plain.buffer as ArrayBuffer).catch((error: unknown) => {
    throw new BrokenArchive('no workbook', { cause: error });
  });
  return sheets
    .slice(0, MAX_SHEETS)
    .map(({ sheet, data }, at) => ({ name: sheet, rows: cut(data), merged: merged[at] ?? [] }));
}
