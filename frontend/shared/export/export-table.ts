import { revokeLater } from '@frontend/shared/lib/device/object-url';
import type { CellValue, ExportColumn } from '@schema/export/table';

const BOLD = { fontWeight: 'bold' } as const;
const DEFAULT_WIDTH = 18;

function sheetCell(value: CellValue) {
  if (value === null || typeof value !== 'object') return value;
  return { value: value.wall, type: Date, format: value.format };
}

/** The table as a workbook of one sheet; the XLSX writer is loaded on first use. */
export async function toXlsx<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const head = columns.map(({ title }) => ({ value: title, ...BOLD }));
  const body = rows.map((row) => columns.map(({ value }) => sheetCell(value(row))));
  return writeExcelFile([head, ...body], {
    columns: columns.map(({ width = DEFAULT_WIDTH }) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob();
}

/** Saves a file through the browser's downloads. */
export function download(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  revokeLater(url);
}
