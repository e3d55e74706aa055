/** How late the browser's click of a touch may come. Milliseconds. */
const LATE_MS = 700;

/**
 * Ignores in a dialog that has just opened a click whose press began before. The second tap of a double
 * tap opens a dialog, and its click comes later, on what lies there by then.
 */
export function guardOpening(root: HTMLElement): void {
  const options = { capture: true, signal: AbortSignal.timeout(LATE_MS) };
  let isPressed = false;
  const notePress = () => {
    isPressed = true;
  };
  const onClick = (event: MouseEvent) => {
    // Without detail: a key, or a program.
    if (isPressed || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('pointerdown', notePress, options);
  root.addEventListener('click', onClick, options);
}
