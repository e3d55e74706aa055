import { useEffect, useEffectEvent, useState } from 'react';
import { isLiveNow, subscribeLiveConnection } from './live-connection-state';

/**
 * Calls `ask` when the live connection opens after mount: changes between the first response and
 * that moment were not announced. Does not render: a list of a hundred rows would render again.
 */
export function useConnectionOpened(ask: () => void): void {
  const [wasLiveAtMount] = useState(isLiveNow);
  const opened = useEffectEvent(ask);
  useEffect(() => {
    let wasLive = wasLiveAtMount;
    const follow = () => {
      const isLive = isLiveNow();
      if (isLive && !wasLive) opened();
      wasLive = isLive;
    };
    // It may have opened between the render and this effect.
    follow();
    return subscribeLiveConnection(follow);
  }, [wasLiveAtMount]);
}
