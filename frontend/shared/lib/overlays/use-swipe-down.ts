import { type PointerEvent, useRef } from 'react';

/** Drag distance that closes the sheet, px. */
const CLOSE_AFTER_PX = 96;

/**
 * Closes a sheet by dragging its handle down; a shorter drag springs back. Spread the result on the
 * handle; `sheet` returns the element that follows the pointer.
 */
export function useSwipeDown(sheet: () => HTMLElement | null, onClose: () => void) {
  const startY = useRef<number | null>(null);
  const pulled = (event: PointerEvent) =>
    startY.current === null ? 0 : Math.max(0, event.clientY - startY.current);

  const letGo = () => {
    startY.current = null;
    const element = sheet();
    if (element) element.style.transform = '';
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      if ((event.target as Element).closest('button, a, [role="tab"]')) return;
      startY.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      const element = sheet();
      if (startY.current !== null && element) {
        element.style.transform = `translateY(${pulled(event)}px)`;
      }
    },
    onPointerUp: (event: PointerEvent) => {
      const isFar = pulled(event) > CLOSE_AFTER_PX;
      letGo();
      if (isFar) onClose();
    },
    onPointerCancel: letGo,
    onLostPointerCapture: letGo,
  };
}
