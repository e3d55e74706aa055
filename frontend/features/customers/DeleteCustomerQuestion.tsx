import { DeleteCustomerDocument } from '@frontend/gql/graphql';
import { failureText } from '@frontend/shared/data/failure-text';
import { useCommand } from '@frontend/shared/data/use-command';
import { ConfirmDialog } from '@frontend/shared/ui/ConfirmDialog';
import { showToast } from '@frontend/shared/ui/toasts';
import { MESSAGES } from '@schema/messages';
import { CUSTOMERS_TEXTS } from '@schema/texts/customers';
import { BOOKING_FORMS, plural } from '@schema/values/plural';
import { useState } from 'react';
import type { CustomerRow } from './useCustomersPage';

interface DeleteCustomerQuestionProps {
  readonly customer: CustomerRow;
  readonly onClose: () => void;
}

/** Asks before a customer goes with all bookings (spec 2, §8). */
export function DeleteCustomerQuestion({ customer, onClose }: DeleteCustomerQuestionProps) {
  const run = useCommand('deleteCustomer', DeleteCustomerDocument);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { id, fullName, bookingsCount } = customer;

  const confirm = async () => {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    try {
      await run({ id });
      showToast('success', CUSTOMERS_TEXTS.deleted);
      onClose();
    } catch (error) {
      setFailure(failureText(error, MESSAGES.customers.deleteFailed));
      setPending(false);
    }
  };

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
      isPending={isPending}
      error={failure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
