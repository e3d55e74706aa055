import { Button } from '@frontend/shared/ui/buttons/Button';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { MESSAGES } from '@schema/messages';
import { INCOMPLETE_TEXTS, incompleteText } from '@schema/texts/bookings/incomplete';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useState } from 'react';
import css from './IncompleteNotice.module.css';
import { dismiss, dismissedCount, keepCount } from './notice-place';
import { useIncomplete } from './useIncomplete';

const { incomplete } = MESSAGES;

interface IncompleteNoticeProps {
  /** In the place of the notice until the count is known. */
  readonly waiting?: ReactNode;
  readonly onOpen: () => void;
}

/** Number of incomplete bookings, or the error of loading it, in one line under the board. */
export default function IncompleteNotice({ waiting = null, onOpen }: IncompleteNoticeProps) {
  const { items, isFailed, isLoading, retry } = useIncomplete();
  const [hidden, setHidden] = useState(dismissedCount);
  const count = items?.length ?? null;
  useEffect(() => {
    if (count !== null) keepCount(count);
  }, [count]);
  if (isFailed) {
    return (
      <div className={css.failed} role="alert">
        <CircleAlert className={css.icon} aria-hidden="true" />
        <p className={css.text}>
          <strong>{incomplete.checkFailed}</strong> <span>{incomplete.checkFailedHint}</span>
        </p>
        <Button isPending={isLoading} onClick={retry}>
          {incomplete.refresh}
        </Button>
      </div>
    );
  }
  if (count === null) return waiting;
  if (count <= hidden) return null;
  return (
    <section className={css.notice} aria-label={INCOMPLETE_TEXTS.title}>
      <TriangleAlert className={css.icon} aria-hidden="true" />
      <p className={css.text}>
        <strong>{incompleteText(count)}</strong>{' '}
        <span className={css.hint}>{INCOMPLETE_TEXTS.hint}</span>
      </p>
      <Button onClick={onOpen}>{INCOMPLETE_TEXTS.open}</Button>
      <IconButton
        label={INCOMPLETE_TEXTS.hide}
        icon={<X />}
        onClick={() => {
          dismiss(count);
          setHidden(count);
        }}
      />
    </section>
  );
}
