import { packPlainly } from '@backend/uploads/archive';

/** The XML of a cell, without an address when `bare`, as some programs write it. */
interface RawCell {
  readonly xml: string;
  readonly isBare?: boolean;
}
type BookCell = string | number | null | RawCell;

interface BookSheet {
  readonly name: string;
  readonly rows: readonly (readonly BookCell[])[];
  readonly merged?: readonly string[];
  readonly isHidden?: boolean;
  /** Numbers of rows, from 1. */
  readonly hiddenRows?: readonly number[];
  /** A sheet of a chart, without cells. */
  readonly isChart?: boolean;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/** The number format of a day, and of a time. */
export const DAY_STYLE = 1;
export const TIME_STYLE = 2;
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/></cellXfs></styleSheet>`;

/**
 * The XML of a number with a format: a day by its serial number, a time by its fraction of a day.
 */
export const styled = (value: number, style: number): RawCell => ({
  xml: `<c s="${style}"><v>${value}</v></c>`,
});
export const day = (serial: number): RawCell => styled(serial, DAY_STYLE);
export const bare = (value: number): RawCell => ({ xml: `<c><v>${value}</v></c>`, isBare: true });
/** A formula with an error as its result. */
export const failed = (error: string): RawCell => ({
  xml: `<c t="e"><f>A1</f><v>${error}</v></c>`,
});

const letters = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : letters(Math.floor(column / 26) - 1) + letters(column % 26);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function cellXml(cell: BookCell, address: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') {
    return cell.isBare ? cell.xml : cell.xml.replace('<c', `<c r="${address}"`);
  }
  return `<c r="${address}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
}

function sheetXml({ rows, merged = [], hiddenRows = [] }: BookSheet): string {
  const data = rows.map((row, at) => {
    const cells = row.map((cell, column) => cellXml(cell, `${letters(column)}${at + 1}`));
    const hidden = hiddenRows.includes(at + 1) ? ' hidden="1"' : '';
    return `<row r="${at + 1}"${hidden}>${cells.join('')}</row>`;
  });
  const ranges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const merges = ranges && `<mergeCells>${ranges}</mergeCells>`;
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${data.join('')}</sheetData>${merges}</worksheet>`;
}

/**
 * A workbook in the formats of old and new spreadsheet programs. `workbookPr`: XML of that element.
 */
export function workbookOf(sheets: readonly BookSheet[], workbookPr = ''): Buffer {
  const parts = new Map<string, Uint8Array>();
  const put = (path: string, xml: string) => parts.set(path, Buffer.from(xml));
  const list: string[] = [];
  const relations = [`<Relationship Id="styles" Type="${RELATIONS}/styles" Target="styles.xml"/>`];
  for (const [at, sheet] of sheets.entries()) {
    const kind = sheet.isChart ? 'chartsheet' : 'worksheet';
    const path = `${kind}s/sheet${at + 1}.xml`;
    const state = sheet.isHidden ? ' state="hidden"' : '';
    list.push(`<sheet name="${escaped(sheet.name)}" sheetId="${at + 1}"${state} r:id="s${at}"/>`);
    relations.push(`<Relationship Id="s${at}" Type="${RELATIONS}/${kind}" Target="${path}"/>`);
    put(`xl/${path}`, sheet.isChart ? `${HEAD}<chartsheet xmlns="${MAIN}"/>` : sheetXml(sheet));
  }
  put('xl/styles.xml', STYLES);
  put(
    'xl/workbook.xml',
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">${workbookPr}<sheets>${list.join('')}</sheets></workbook>`,
  );
  put(
    'xl/_rels/workbook.xml.rels',
    `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
  );
  return Buffer.from(packPlainly(parts));
}
