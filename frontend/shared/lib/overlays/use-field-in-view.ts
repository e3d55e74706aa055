import { type RefObject, useEffect } from 'react';

/** Share of the window that a keyboard leaves at most. */
const WITH_KEYBOARD = 0.8;

const FIELDS = 'input, textarea, [role="spinbutton"]';

/**
 * Scrolls the focused field of a sheet to its top while a touch device shows its keyboard, so that
 * neither the keyboard nor the footer covers the field or the suggestions below it.
 */
export function useFieldInView(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view || !matchMedia('(pointer: coarse)').matches) return;
    let { width, height: tallest } = view;
    const show = () => {
      const field = document.activeElement;
      const isOpen = view.height < tallest * WITH_KEYBOARD;
      if (!isOpen || !field?.matches(FIELDS) || !sheet.current?.contains(field)) return;
      field.scrollIntoView({ block: 'start', behavior: 'instant' });
    };
    const resized = () => {
      // A rotation has no keyboard.
      tallest = view.width === width ? Math.max(tallest, view.height) : view.height;
      width = view.width;
      requestAnimationFrame(show);
    };
    view.addEventListener('resize', resized);
    document.addEventListener('focusin', show);
    return () => {
      view.removeEventListener('resize', resized);
      document.removeEventListener('focusin', show);
    };
  }, [sheet]);
}
