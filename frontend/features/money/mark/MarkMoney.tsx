import type { MarkMoneyProps } from '@frontend/shared/bookings/marks/mark-money';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { rentalName } from '@schema/texts/bookings/rental-name';
import { MARK_QUESTION_TEXTS } from '@schema/texts/money/mark-money';
import { MONEY_MARK_TEXTS } from '@schema/texts/money/money-marks';
import { RENTAL_MONEY_TEXTS } from '@schema/texts/money/rental-money';
import { useRentalMoney } from '../useRentalMoney';
import { MarkMoneyForm } from './MarkMoneyForm';
import { WithoutMoney } from './WithoutMoney';

/** Asks about money before a handover or return (docs/domain.md, marks). */
export default function MarkMoney(props: MarkMoneyProps) {
  const { at, booking, onMark, onClose } = props;
  const { money, query } = useRentalMoney(booking.id);
  if (money) return <MarkMoneyForm {...props} money={money} />;
  return (
    <Dialog title={MARK_QUESTION_TEXTS.title[at]} size="small" onClose={onClose}>
      <DialogBody>
        <p>{rentalName(booking)}</p>
        <QueryStatus
          query={query}
          loading={RENTAL_MONEY_TEXTS.loading}
          title={MONEY_MARK_TEXTS.failed}
          hint={null}
          hasNarrowButton
        />
      </DialogBody>
      <DialogFooter onCancel={onClose} hasSubmit={false}>
        <WithoutMoney at={at} onMark={() => onMark(null)} />
      </DialogFooter>
    </Dialog>
  );
}
