/** Adjacent rows under one heading. */
export interface RowGroup {
  /** Index of its first row. */
  readonly first: number;
  /** «Kia Rio». */
  readonly title: string;
  readonly count: number;
}

export const NO_GROUPS: readonly RowGroup[] = [];
