import { OfferButton } from '@frontend/shared/offers/OfferButton';
import type { Offer } from '@frontend/shared/offers/offer';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { BOOKING_DETAILS_TEXTS } from '@schema/texts/bookings/bookings';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Wrench from 'lucide-react/icons/wrench';
import css from './BookingPanel.module.css';

interface BookingActionsProps {
  readonly isPending: boolean;
  /** Null: the booking cannot be extended. */
  readonly onExtend: (() => void) | null;
  /** Null: no late pickup is possible. */
  readonly onLate: (() => void) | null;
  readonly isLate: boolean;
  readonly onNoShow: () => void;
  /** The text to the customer about the booking as saved. */
  readonly offer: () => Offer;
  /** Null: no permission to report a breakdown. */
  readonly onBreakdown: (() => void) | null;
}

/** Dialogs and panels opened from a booking. */
export function BookingActions(props: BookingActionsProps) {
  const { isPending, onExtend, onLate, isLate, onNoShow, onBreakdown, offer } = props;
  return (
    <div className={css.ways}>
      {onExtend && (
        <Button icon={<CalendarPlus />} disabled={isPending} onClick={onExtend}>
          {BOOKING_DETAILS_TEXTS.extend}
        </Button>
      )}
      <OfferButton offer={offer} disabled={isPending} />
      {onLate && (
        <>
          <Button disabled={isPending} aria-expanded={isLate} onClick={onLate}>
            {BOOKING_DETAILS_TEXTS.late}
          </Button>
          <Button disabled={isPending} onClick={onNoShow}>
            {BOOKING_DETAILS_TEXTS.noShow}
          </Button>
        </>
      )}
      {onBreakdown && (
        <Button icon={<Wrench />} disabled={isPending} onClick={onBreakdown}>
          {BOOKING_DETAILS_TEXTS.broken}
        </Button>
      )}
    </div>
  );
}
