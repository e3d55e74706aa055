import { useEffect, useState } from 'react';

/** The time of `now`, updated every second while a countdown runs (requirements.md, R12). */
export function useSeconds(now: () => Date, isRunning: boolean): Date {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    if (!isRunning) return;
    setMoment(now());
    const timer = setInterval(() => setMoment(now()), 1000);
    return () => clearInterval(timer);
  }, [now, isRunning]);
  return moment;
}
