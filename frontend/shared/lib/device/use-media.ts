import { MOBILE_BREAKPOINT_PX } from '@schema/constants';
import { useSyncExternalStore } from 'react';

/** Whether a media query matches; updates with the window. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}

/**
 * Widths up to 768 px get the phone layout (requirements.md, G8): in em as in the style sheets, so
 * that larger text gets it earlier.
 */
export const useIsPhone = () => useMedia(`(max-width: ${MOBILE_BREAKPOINT_PX / 16}em)`);

/** The primary pointer is coarse: larger targets, no hover. */
export const useIsCoarse = () => useMedia('(pointer: coarse)');
