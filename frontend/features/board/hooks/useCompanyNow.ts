import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * The company's moment, ms since the epoch, renewed at every full minute for the now-line.
 * `offsetMs`: how far the server's clock is ahead of the device's.
 */
export function useCompanyNow(offsetMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now() + offsetMs);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = Date.now() + offsetMs;
      setNowMs(now);
      timer = setTimeout(tick, MINUTE_MS - (now % MINUTE_MS));
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
