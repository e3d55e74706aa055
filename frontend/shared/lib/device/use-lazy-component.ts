import { useEffect, useEffectEvent, useState } from 'react';
import { useFirstScreenShown } from './first-screen';
import { whenIdle } from './when-idle';

/**
 * A component that loads after the first screen is shown: null until then, and after a failure.
 * `isUrgent`: loads at once.
 */
export function useLazyComponent<T>(
  load: () => Promise<{ default: T }>,
  isUrgent = false,
  onFailed?: () => void,
): T | null {
  const [component, setComponent] = useState<{ readonly value: T } | null>(null);
  const isDue = useFirstScreenShown() || isUrgent;
  const failed = useEffectEvent(() => onFailed?.());
  useEffect(() => {
    if (!isDue) return;
    let isUnmounted = false;
    const fetchComponent = () => {
      load().then(
        ({ default: value }) => {
          if (!isUnmounted) setComponent({ value });
        },
        (error: unknown) => {
          console.warn('A part of the page did not load', error);
          failed();
        },
      );
    };
    if (isUrgent) fetchComponent();
    const stop = isUrgent ? () => {} : whenIdle(fetchComponent);
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [load, isUrgent, isDue]);
  return component?.value ?? null;
}
