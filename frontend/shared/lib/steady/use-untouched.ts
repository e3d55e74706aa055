import { useEffect, useEffectEvent, useRef } from 'react';

/** Time without user input after which a list may change its rows, ms. */
export const UNTOUCHED_MS = 20_000;

const LOOK_EVERY_MS = 1_000;

/** Events of user input. */
const SIGNS = ['pointermove', 'keydown', 'wheel', 'scroll', 'focusin', 'touchmove'] as const;

/**
 * Calls `change` once there has been no input for UNTOUCHED_MS, no pointer is down and no dialog is
 * open, or the page is hidden. `isWanted`: there is a pending change.
 */
export function useUntouched(isWanted: boolean, change: () => void): void {
  const changeNow = useEffectEvent(change);
  const touched = useRef({ at: 0, pointers: new Set<number>() });
  useEffect(() => {
    const state = touched.current;
    const touch = () => {
      state.at = performance.now();
    };
    const press = ({ pointerId }: PointerEvent) => {
      touch();
      state.pointers.add(pointerId);
    };
    const lift = ({ pointerId }: PointerEvent) => {
      touch();
      state.pointers.delete(pointerId);
    };
    touch();
    const stop = new AbortController();
    const how = { capture: true, passive: true, signal: stop.signal };
    for (const sign of SIGNS) document.addEventListener(sign, touch, how);
    document.addEventListener('pointerdown', press, how);
    document.addEventListener('pointerup', lift, how);
    document.addEventListener('pointercancel', lift, how);
    return () => stop.abort();
  }, []);
  useEffect(() => {
    if (!isWanted) return;
    const look = () => {
      const { at, pointers } = touched.current;
      const isHidden = document.visibilityState === 'hidden';
      const isAlone = pointers.size === 0 && performance.now() - at >= UNTOUCHED_MS;
      const hasDialog = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
      if (isHidden || (isAlone && !hasDialog)) changeNow();
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isWanted]);
}
