import type { SheetDate } from './sheet-date';

/** What a cell of an exported table holds. */
export type CellValue = string | number | SheetDate | null;

export interface ExportColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => CellValue;
  /** Characters a column is wide in a workbook. */
  readonly width?: number;
}

/** A spreadsheet runs a text that begins so as a formula. A phone is a plain number to it. */
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
 * The table as Russian Excel opens it by a double click: UTF-8 with its mark, semicolons, decimal commas,
 * lines ended by CRLF. What could run as a formula is made a text.
 */
export function toCsv<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ title }) => csvCell(title)),
    ...rows.map((row) => columns.map(({ value }) => csvCell(value(row)))),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.join(';')}\r\n`).join('')}`;
}
