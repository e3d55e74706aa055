import { useEffect, useState } from 'react';

/** The moment as `now` tells it, renewed every second while anything counts down (spec 2, §9). */
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
