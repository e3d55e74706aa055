import { millisecondsInMinute } from 'date-fns/constants';
import { useEffect, useState } from 'react';

/**
 * Current time of the company, ms since the epoch, updated at every full minute for the now-line.
 * `offsetMs`: lead of the server's clock over the device's.
 */
export function useCompanyNow(offsetMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now() + offsetMs);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = Date.now() + offsetMs;
      setNowMs(now);
      timer = setTimeout(tick, millisecondsInMinute - (now % millisecondsInMinute));
    };
    tick();
    // Timers stop while a device sleeps.
    const woken = () => {
      if (document.hidden) return;
      clearTimeout(timer);
      tick();
    };
    document.addEventListener('visibilitychange', woken);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', woken);
    };
  }, [offsetMs]);
  return nowMs;
}
