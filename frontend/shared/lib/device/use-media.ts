import { useSyncExternalStore } from 'react';
import { PHONE_QUERY } from './phone-query';

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

/** A phone in landscape. */
export const LOW_QUERY = '(max-height: 30em)';

export const useIsPhone = () => useMedia(PHONE_QUERY);

/** The primary pointer is coarse: larger targets, no hover. */
export const useIsCoarse = () => useMedia('(pointer: coarse)');
