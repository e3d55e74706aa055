import { useContext, useEffect, useRef } from 'react';
import { DateFieldStateContext } from 'react-aria-components/DateField';

/** Fills the time of a field that begins empty, so that only the date is typed. 'HH:mm'. */
export function UsualTime({ time }: { readonly time: string }) {
  const state = useContext(DateFieldStateContext);
  const isDone = useRef(false);
  // A segment is set over the segments of the last render, so one at a time.
  useEffect(() => {
    if (!state || isDone.current) return;
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    const isEmpty = (type: 'hour' | 'minute') =>
      state.segments.some((segment) => segment.type === type && segment.isPlaceholder);
    if (isEmpty('hour')) state.setSegment('hour', hour);
    else if (isEmpty('minute')) state.setSegment('minute', minute);
    else isDone.current = true;
  }, [state, time]);
  return null;
}
