/** Moves the focus to the accessible grid, so that the keys continue on the board. */
export function focusGrid(): void {
  document.querySelector<HTMLElement>('[data-board-grid]')?.focus({ preventScroll: true });
}
