import { MESSAGES } from '@schema/messages';
import { INCOMPLETE_TEXTS } from '@schema/texts/bookings/incomplete';
import { useEffect } from 'react';
import css from './IncompleteBadge.module.css';
import { keepCount } from './notice-place';
import { useIncomplete } from './useIncomplete';

/** Number of incomplete bookings on the corner of a button; «!» when the check failed. */
export default function IncompleteBadge() {
  const { items, isFailed } = useIncomplete();
  const count = items?.length ?? null;
  useEffect(() => {
    if (count !== null) keepCount(count);
  }, [count]);
  if (!isFailed && !count) return null;
  return (
    <span className={css.badge} role="status">
      <span className={css.spoken}>
        {isFailed ? MESSAGES.incomplete.checkFailed : INCOMPLETE_TEXTS.title}{' '}
      </span>
      {isFailed ? '!' : count}
    </span>
  );
}
