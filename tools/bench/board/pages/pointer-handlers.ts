/** What a hand asks of a page: to move the picture by px, or to zoom it about an x. */
export interface Hands {
  pan(dx: number, dy: number): void;
  zoom(factor: number, x: number): void;
}
