/** A series of values, one per column; layers are stacked. */
export interface Layer {
  readonly name: string;
  /** CSS colour token. */
  readonly colour: string;
  /** Distinguishes the layer without colour. */
  readonly isHatched?: boolean;
  readonly values: readonly number[];
}

/** Sum of the layers of one column. */
export const sumAt = (layers: readonly Layer[], index: number) =>
  layers.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
