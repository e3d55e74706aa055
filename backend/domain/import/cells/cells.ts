/** A cell as it stands in a file. The UTC parts of a Date are what its clock showed: it has no zone. */
export type Cell = string | number | boolean | Date | null;

/** Cells that are one on the sheet; rows and columns from 0, both ends included. */
export interface MergedCells {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export interface SheetTable {
  /** Empty for a file that has no sheets. */
  readonly name: string;
  /** Rows may be of different lengths. */
  readonly rows: readonly (readonly Cell[])[];
  readonly merged: readonly MergedCells[];
}
