/** Callbacks of pointer input: move the picture by px, or zoom it about an x. */
export interface PointerHandlers {
  pan(dx: number, dy: number): void;
  zoom(factor: number, x: number): void;
}
