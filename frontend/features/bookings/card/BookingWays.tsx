import { Button } from '@frontend/shared/ui/buttons/Button';
import { BOOKING_DETAILS_TEXTS } from '@schema/texts/bookings/bookings';
import { CalendarPlus, Wrench } from 'lucide-react';
import css from './BookingPanel.module.css';

interface BookingWaysProps {
  readonly isPending: boolean;
  /** Null: the booking cannot be extended. */
  readonly onExtend: (() => void) | null;
  /** Null: the user may not report a breakdown. */
  readonly onBreakdown: (() => void) | null;
}

/** Dialogs that follow from a booking. */
export function BookingWays({ isPending, onExtend, onBreakdown }: BookingWaysProps) {
  return (
    <div className={css.ways}>
      {onExtend && (
        <Button icon={<CalendarPlus />} disabled={isPending} onClick={onExtend}>
          {BOOKING_DETAILS_TEXTS.extend}
        </Button>
      )}
      {onBreakdown && (
        <Button icon={<Wrench />} disabled={isPending} onClick={onBreakdown}>
          {BOOKING_DETAILS_TEXTS.broken}
        </Button>
      )}
    </div>
  );
}
