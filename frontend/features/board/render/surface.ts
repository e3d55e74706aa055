export interface SurfaceSize {
  /** CSS px. */
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS px. */
  readonly ratio: number;
  /** CSS px per unit of the layout. */
  readonly unitPx: number;
}

/** The canvas of the board. */
export interface Surface {
  readonly canvas: HTMLCanvasElement;
  fit(size: SurfaceSize): void;
  /** Paints a frame now. */
  draw(): void;
}
