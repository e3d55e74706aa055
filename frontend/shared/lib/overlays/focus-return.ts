import { useEffect } from 'react';

const DIALOG = '[role="dialog"], [role="alertdialog"]';
/** Its cells may be other elements by then; the one marked as current takes the focus. */
const GRID = '[role="grid"]';

/** The element of the page that had the focus last, and its grid. */
let left: { readonly element: HTMLElement; readonly grid: HTMLElement | null } | null = null;

/** Remembers which element of the page, outside of dialogs, has the focus. */
export function watchPageFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.closest(DIALOG)) return;
    left = { element: target, grid: target.closest<HTMLElement>(GRID) };
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const isOfPage = target instanceof HTMLElement && !target.closest(DIALOG);
    if (isOfPage && relatedTarget === null) left = null;
  });
}

function returnFocus(): void {
  const { activeElement, body } = document;
  if ((activeElement !== null && activeElement !== body) || document.querySelector(DIALOG)) return;
  const { element, grid } = left ?? {};
  const target = element?.isConnected
    ? element
    : grid?.querySelector<HTMLElement>('[data-current]');
  target?.focus({ preventScroll: true });
}

/**
 * Returns the focus to the page after the last of several dialogs. React Aria returns it to the
 * element that had it when a dialog opened: of a dialog opened from another, a removed one.
 */
export function useFocusReturn(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    // React Aria acts in the next frame.
    return () => void requestAnimationFrame(() => requestAnimationFrame(returnFocus));
  }, [isOpen]);
}
