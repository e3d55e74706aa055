import type { Cell, SheetTable } from '@backend/domain/import/cells/cells';
import { IMPORT_LIMITS } from '@schema/import';
import readWorkbookCells from 'read-excel-file/universal';
import { BrokenArchive, packPlainly, unpack } from '../archive';
import { measureSheet, plainSheet } from './sheet-bounds';
import { attributeOf, rewriteXml, scanXml } from './xml-scan';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const MAX_SHEETS = 50;
const NOTHING = new Uint8Array();

const isFilled = (cell: unknown) => cell !== null && cell !== undefined && cell !== '';

type Parts = ReadonlyMap<string, Uint8Array>;

/** A sheet of cells; charts and macros have other sheet types. */
interface SheetPart {
  readonly path: string;
  readonly isHidden: boolean;
}

/** The paths of the sheets of cells by the ids of their relations. */
function sheetPaths(parts: Parts): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  const relations = parts.get(RELATIONS);
  if (!relations) throw new BrokenArchive('no relations');
  scanXml(relations, (tag) => {
    if (tag.name !== 'Relationship' || !tag.attributes.Type?.endsWith('/worksheet')) return;
    const target = tag.attributes.Target ?? '';
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    targets.set(tag.attributes.Id ?? '', path);
  });
  return targets;
}

const isOn = (flag: string | undefined) => ['1', 'true', 'on'].includes(flag?.trim() ?? '');

/**
 * Keeps only the sheets of cells in the workbook, in order, and writes its epoch in the reader's
 * format.
 */
function plainWorkbook(parts: Map<string, Uint8Array>): SheetPart[] {
  const paths = sheetPaths(parts);
  const sheets: SheetPart[] = [];
  const content = parts.get(WORKBOOK) ?? NOTHING;
  scanXml(content, () => undefined);
  const book = rewriteXml(content, (tag) => {
    const { name, attributes } = tag;
    if (name === 'workbookPr') return isOn(attributes.date1904) ? { date1904: '1' } : {};
    if (name !== 'sheet') return attributes;
    const path = paths.get(attributeOf(tag, 'id') ?? '');
    if (!attributes.name || path === undefined || !parts.has(path)) return null;
    sheets.push({ path, isHidden: /hidden/i.test(attributes.state ?? '') });
    return attributes;
  });
  parts.set(WORKBOOK, book);
  return sheets;
}

/** Scans every part, so that the reader gets well-formed XML within the limits. */
function measured(parts: Map<string, Uint8Array>, sheets: readonly SheetPart[]) {
  const paths = sheets.map(({ path }) => path);
  for (const [name, content] of parts) {
    if (!paths.includes(name)) scanXml(content, () => undefined);
  }
  return sheets.map(({ path, isHidden }) => {
    const content = parts.get(path) ?? NOTHING;
    const { isOdd, ...found } = measureSheet(content);
    if (isOdd) parts.set(path, plainSheet(content));
    return { ...found, isHidden };
  });
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
  const parts: Map<string, Uint8Array> = await unpack(bytes, {
    wanted: (name) => /\.(xml|rels)$/.test(name),
    maxBytes: IMPORT_LIMITS.unpackedBytes,
  });
  if (!parts.has(WORKBOOK)) throw new BrokenArchive('no workbook');
  const known = measured(parts, plainWorkbook(parts));
  const plain = packPlainly(parts);
  parts.clear();
  const sheets = await readWorkbookCells(plain.buffer as ArrayBuffer).catch((error: unknown) => {
    throw new BrokenArchive('no workbook', { cause: error });
  });
  return sheets.slice(0, MAX_SHEETS).map(({ sheet, data }, at) => {
    const { merged = [], hiddenRows, isHidden = false } = known[at] ?? {};
    return { name: sheet, rows: cut(data), merged, isHidden, ...(hiddenRows && { hiddenRows }) };
  });
}
