/** Maximum delay of a touch's click event in the browser, ms. */
const LATE_MS = 700;

/**
 * Ignores clicks in a newly opened dialog whose press began before it opened. The second tap of a
 * double tap opens a dialog, and its click arrives later, on the element then at that point.
 */
export function guardOpening(root: HTMLElement): void {
  const options = { capture: true, signal: AbortSignal.timeout(LATE_MS) };
  let isPressed = false;
  const notePress = () => {
    isPressed = true;
  };
  const onClick = (event: MouseEvent) => {
    // detail 0: a click by a key or by script.
    if (isPressed || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('pointerdown', notePress, options);
  root.addEventListener('click', onClick, options);
}
