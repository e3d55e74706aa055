import { IncompleteBadgeArea } from '@frontend/features/incomplete/IncompleteBadgeArea';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { NEW_BOOKING_TEXTS } from '@schema/texts/bookings/new-booking';
import { CASH_TEXTS } from '@schema/texts/day/cashbox';
import Plus from 'lucide-react/icons/plus';
import Wallet from 'lucide-react/icons/wallet';
import { Suspense } from 'react';
import css from './BoardActions.module.css';

const IncompleteEntry = lazyComponent(
  () => import('@frontend/features/incomplete/IncompleteEntry'),
);

interface BoardActionsProps {
  readonly onNewBooking: () => void;
  readonly onCashEntry: () => void;
}

/** Toolbar buttons of users with edit_bookings (requirements.md, B8); phones have quick buttons. */
export function BoardActions({ onNewBooking, onCashEntry }: BoardActionsProps) {
  return (
    <>
      <Button icon={<Wallet />} onClick={onCashEntry}>
        {CASH_TEXTS.action}
      </Button>
      <Button look="primary" icon={<Plus />} onClick={onNewBooking}>
        {NEW_BOOKING_TEXTS.add}
      </Button>
    </>
  );
}

interface FoldedActionsProps extends BoardActionsProps {
  readonly onIncomplete: () => void;
}

/** The same for the folded tools: the booking in the row, the others in the menu. */
export function foldedActions({ onNewBooking, onCashEntry, onIncomplete }: FoldedActionsProps) {
  return {
    badge: <IncompleteBadgeArea />,
    entries: (close: () => void) => {
      const closing = (run: () => void) => () => {
        close();
        run();
      };
      return (
        <>
          <Button look="quiet" isWide icon={<Wallet />} onClick={closing(onCashEntry)}>
            {CASH_TEXTS.action}
          </Button>
          <Suspense>
            <IncompleteEntry onOpen={closing(onIncomplete)} />
          </Suspense>
        </>
      );
    },
    action: (
      <Button
        look="primary"
        icon={<Plus />}
        className={css.folded}
        aria-label={NEW_BOOKING_TEXTS.add}
        onClick={onNewBooking}
      >
        <span className={css.long}>{NEW_BOOKING_TEXTS.add}</span>
        <span className={css.short}>{NEW_BOOKING_TEXTS.short}</span>
      </Button>
    ),
  };
}
