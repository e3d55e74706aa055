import { useEffect, useEffectEvent } from 'react';
import { holdEntry } from './overlay-history';

/**
 * The back button (mainly of phones) closes the topmost overlay instead of leaving the page
 * (docs/design.md). Each open overlay adds one history entry of the same address; closing it
 * otherwise removes the entry. With an `address` (`/?booking=12`) that entry can be copied and
 * opened as a link. `onClose` may refuse unless the page itself was left (`isPageLeft`).
 */
export function useBackCloses(
  isOpen: boolean,
  onClose: (isPageLeft: boolean) => void,
  address?: string,
) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    return holdEntry({
      close: (isPageLeft) => close(isPageLeft),
      ...(address && { address }),
    });
  }, [isOpen, address]);
}
