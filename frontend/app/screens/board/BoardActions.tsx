import { Button } from '@frontend/shared/ui/buttons/Button';
import { NEW_BOOKING_TEXTS } from '@schema/texts/bookings/new-booking';
import { CASH_TEXTS } from '@schema/texts/day/cashbox';
import Plus from 'lucide-react/icons/plus';
import Wallet from 'lucide-react/icons/wallet';

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
