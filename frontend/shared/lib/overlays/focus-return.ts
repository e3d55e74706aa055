import { type RefObject, useEffect } from 'react';

/** A field that has the focus keeps it. */
const FIELD = 'input, textarea, select, [role="spinbutton"]';
const DIALOG = '[role="dialog"], [role="alertdialog"]';
/** Cells of a grid may be other elements by then; the current one takes the focus. */
const GRID = '[role="grid"]';
/** The button of a row may be replaced by another, such as a mark by its undo. */
const ROW = 'li[tabindex="-1"]';

interface LeftFocus {
  readonly element: HTMLElement;
  readonly grid: HTMLElement | null;
  readonly row: HTMLElement | null;
}

/** The last focused element of the page, with its grid or row. */
let left: LeftFocus | null = null;

/** The element of each dialog that had the focus first. */
const firstFocused = new WeakMap<Element, HTMLElement>();

/** Records the focused element of the page, outside of dialogs, and the first one of each dialog. */
export function watchPageFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const dialog = target.closest(DIALOG);
    if (dialog) {
      if (!firstFocused.has(dialog)) firstFocused.set(dialog, target);
      return;
    }
    left = {
      element: target,
      grid: target.closest<HTMLElement>(GRID),
      row: target.closest<HTMLElement>(ROW),
    };
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const isOfPage = target instanceof HTMLElement && !target.closest(DIALOG);
    if (isOfPage && relatedTarget === null) left = null;
  });
}

function returnFocus(): void {
  const { activeElement, body } = document;
  if ((activeElement !== null && activeElement !== body) || document.querySelector(DIALOG)) return;
  const { element, grid, row } = left ?? {};
  const target = element?.isConnected
    ? element
    : (grid?.querySelector<HTMLElement>('[data-current]') ??
      row?.querySelector<HTMLElement>('button') ??
      row);
  target?.focus({ preventScroll: true });
}

/** Moves the focus after an answer of the server; the user may be typing in a field by then. */
export function focusUnlessTyping(element: HTMLElement | null | undefined): void {
  if (!document.activeElement?.matches(FIELD)) element?.focus({ preventScroll: true });
}

/** Runs after React Aria has restored the focus, which it does in the next frame. */
export function afterFocusReturn(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * Returns the focus to the page after the last of several dialogs. React Aria returns it to the
 * element focused on opening: for a dialog opened from another, a removed element.
 */
export function useFocusReturn(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    return () => void afterFocusReturn(returnFocus);
  }, [isOpen]);
}

/**
 * Gives the focus back to the first field of a dialog over another one: React focuses it before
 * React Aria knows the new dialog, so within a frame the dialog below takes the focus away.
 */
export function useFirstFocus(sheet: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const takeBack = () => {
      const dialog = sheet.current?.querySelector(DIALOG);
      const first = dialog ? firstFocused.get(dialog) : undefined;
      if (!first?.isConnected || first === dialog || document.activeElement?.matches(FIELD)) return;
      first.focus();
    };
    return afterFocusReturn(takeBack);
  }, [sheet, isOpen]);
}
