/** How late the browser's click of a touch may come. Milliseconds. */
const LATE_MS = 700;

/**
 * Ignores in a dialog a click whose press began before it opened; returns how to cease. The second tap
 * of a double tap opens a dialog, and its click comes later, on what lies there by then.
 */
export function guardOpening(root: HTMLElement): () => void {
  const openedAt = performance.now();
  let isPressed = false;
  const onPointerDown = () => {
    isPressed = true;
  };
  const onClick = (event: MouseEvent) => {
    // No detail: a key, or a program.
    const isLate = event.detail > 0 && !isPressed && performance.now() - openedAt < LATE_MS;
    if (!isLate) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('pointerdown', onPointerDown, true);
  root.addEventListener('click', onClick, true);
  return () => {
    document.removeEventListener('pointerdown', onPointerDown, true);
    root.removeEventListener('click', onClick, true);
  };
}
