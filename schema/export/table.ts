import type { SheetDate } from './sheet-date';

export type CellValue = string | number | SheetDate | null;

export interface ExportColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => CellValue;
  /** Column width in a workbook, characters. */
  readonly width?: number;
}

/** Spreadsheets run a text with such a prefix as a formula; a phone is parsed as a number. */
const FORMULA = /^[=+\-@\t\r]/;
const PHONE = /^\+\d[\d ()-]*$/;

function harmless(text: string): string {
  return FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text;
}

function csvCell(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = harmless(typeof value === 'string' ? value : value.text);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The table as CSV for Russian Excel: UTF-8 with a byte order mark, semicolons, decimal commas,
 * CRLF. Formulas are neutralised as text.
 */
export function toCsv<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ title }) => csvCell(title)),
    ...rows.map((row) => columns.map(({ value }) => csvCell(value(row)))),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.join(';')}\r\n`).join('')}`;
}
