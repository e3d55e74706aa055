import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { INCOMPLETE_TEXTS } from '@schema/texts/bookings/incomplete';
import { Suspense, useState } from 'react';
import css from './IncompleteNoticeArea.module.css';
import { isSpaceReserved } from './notice-place';
import { useCheckDue } from './use-check-due';

const IncompleteNotice = lazyComponent(() => import('./IncompleteNotice'));

interface IncompletePlaceProps {
  readonly onOpen: () => void;
}

/**
 * Notice of incomplete bookings, for users who may repair them (requirements.md, A7). Its space is
 * reserved until it is known that there are none.
 */
export function IncompleteNoticeArea({ onOpen }: IncompletePlaceProps) {
  const isDue = useCheckDue();
  const [isReserved] = useState(isSpaceReserved);
  const waiting = isReserved && <p className={css.waiting}>{INCOMPLETE_TEXTS.loading}</p>;
  if (!isDue) return waiting;
  return (
    <Suspense fallback={waiting}>
      <IncompleteNotice waiting={waiting} onOpen={onOpen} />
    </Suspense>
  );
}
