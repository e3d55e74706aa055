import { isValid } from 'date-fns/isValid';

/** A cell of a file. A Date holds wall time in its UTC parts, without a zone. */
export type Cell = string | number | boolean | Date | null;

/** A merged range; rows and columns from 0, both ends included. */
export interface MergedCells {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export interface SheetTable {
  /** Empty for a file without sheets. */
  readonly name: string;
  /** Rows may be of different lengths. */
  readonly rows: readonly (readonly Cell[])[];
  readonly merged: readonly MergedCells[];
  /** The workbook hides the sheet. */
  readonly isHidden?: boolean;
  /** Rows, from 0, that a filter or the user hides. */
  readonly hiddenRows?: ReadonlySet<number>;
  /** Assumptions made while reading the file, for the report. */
  readonly remarks?: readonly string[];
}

/** The day and 'HH:mm' of a date cell; null for an invalid date. */
export function wallClock(cell: Date): { readonly day: string; readonly time: string } | null {
  if (!isValid(cell)) return null;
  const iso = cell.toISOString();
  return { day: iso.slice(0, 10), time: iso.slice(11, 16) };
}
