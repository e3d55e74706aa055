import { Button } from '@frontend/shared/ui/buttons/Button';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { RENTAL_MONEY_TEXTS } from '@schema/texts/money/rental-money';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import BookingMoney from './BookingMoney';

/** Booking of the shown money. */
export interface MoneyOf {
  /** The booking may be cancelled or deleted. */
  readonly bookingId: number;
  /** Customer and car of the rental. */
  readonly title: string;
}

interface MoneyDialogProps extends MoneyOf {
  readonly onClose: () => void;
}

/** «Оплата» of a booking without an open card: a cancelled one, a line of a report. */
export default function MoneyDialog({ bookingId, title, onClose }: MoneyDialogProps) {
  return (
    <Dialog title={RENTAL_MONEY_TEXTS.title} onClose={onClose}>
      <DialogBody>
        <b>{title}</b>
        <BookingMoney bookingId={bookingId} />
      </DialogBody>
      <DialogFooter hasSubmit={false}>
        <Button onClick={onClose}>{KIT_TEXTS.close}</Button>
      </DialogFooter>
    </Dialog>
  );
}
