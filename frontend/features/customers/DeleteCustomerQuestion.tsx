import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useQuestion } from '@frontend/shared/forms/use-question';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { MESSAGES } from '@schema/messages';
import { CUSTOMERS_TEXTS } from '@schema/texts/people/customers';
import { BOOKING_FORMS, plural } from '@schema/values/words/plural';
import { DeleteCustomerDocument } from './customers.generated';
import type { CustomerRow } from './useCustomersPage';

interface DeleteCustomerQuestionProps {
  readonly customer: CustomerRow;
  readonly onClose: () => void;
}

/** Confirms the deletion of a customer with all bookings (requirements.md, T29). */
export function DeleteCustomerQuestion({ customer, onClose }: DeleteCustomerQuestionProps) {
  const run = useCommand('deleteCustomer', DeleteCustomerDocument);
  const { id, fullName, bookingsCount } = customer;

  const question = useQuestion(MESSAGES.customers.deleteFailed, async () => {
    await run({ id });
    showToast('success', CUSTOMERS_TEXTS.deleted);
    onClose();
  });

  return (
    <ConfirmDialog
      title={CUSTOMERS_TEXTS.deleteTitle}
      description={
        <>
          <b>{fullName}</b>, {plural(bookingsCount, BOOKING_FORMS)}. {CUSTOMERS_TEXTS.deleteHint}
        </>
      }
      confirmTitle={CUSTOMERS_TEXTS.deleteConfirm}
      isDangerous
      {...question}
      onClose={onClose}
    />
  );
}
