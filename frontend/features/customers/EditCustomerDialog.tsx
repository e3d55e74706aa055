import { useCommand } from '@frontend/shared/data/commands/use-command';
import { bound } from '@frontend/shared/forms/bound';
import { useKeptSaveForm } from '@frontend/shared/forms/kept/use-kept-save-form';
import { SaveDialog } from '@frontend/shared/forms/SaveDialog';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { PhoneField } from '@frontend/shared/ui/fields/PhoneField';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { CUSTOMER_FIELDS } from '@schema/fields/customer-fields';
import { customerForm, toCustomerPayload } from '@schema/forms/people/customer';
import { MESSAGES } from '@schema/messages';
import { EDIT_CUSTOMER_TEXTS } from '@schema/texts/people/customers';
import { formatPhone } from '@schema/values/people/phone';
import { UpdateCustomerDocument } from './customers.generated';
import type { ClientCardFacts } from './useClientCard';

interface EditCustomerDialogProps {
  readonly customer: Pick<ClientCardFacts, 'id' | 'fullName' | 'phone' | 'email'>;
  /** Opens the merge with the customer who has the typed phone. */
  readonly onMerge: (otherId: number) => void;
  readonly onClose: () => void;
}

/** Edits name, phone and e-mail of a customer. */
export function EditCustomerDialog({ customer, onMerge, onClose }: EditCustomerDialogProps) {
  const { id, fullName, phone = null, email = null } = customer;
  const run = useCommand('updateCustomer', UpdateCustomerDocument);
  const form = useKeptSaveForm({
    initialValues: { fullName, phone: phone ? formatPhone(phone) : '', email: email ?? '' },
    shape: customerForm,
    toPayload: toCustomerPayload,
    save: (details) => run({ id, input: { ...details, seen: { fullName, phone, email } } }),
    onSaved: () => {
      showToast('success', EDIT_CUSTOMER_TEXTS.saved);
      onClose();
    },
    fallback: MESSAGES.customers.saveFailed,
    draft: { kind: 'customer', name: `customer:${id}`, basis: [fullName, phone, email].join() },
  });
  const otherId = form.refusal?.details.otherCustomerId;
  return (
    <SaveDialog
      title={EDIT_CUSTOMER_TEXTS.title}
      form={form}
      restored={{ kind: 'customer', form }}
      submit={EDIT_CUSTOMER_TEXTS.submit}
      ways={
        typeof otherId === 'number' && (
          <Button onClick={() => onMerge(otherId)}>{EDIT_CUSTOMER_TEXTS.merge}</Button>
        )
      }
      onClose={onClose}
    >
      <TextField
        label={CUSTOMER_FIELDS.fullName.label}
        isRequired
        autoFocus
        maxLength={CUSTOMER_FIELDS.fullName.limit}
        {...bound(form, 'fullName')}
      />
      <PhoneField
        label={CUSTOMER_FIELDS.phone.label}
        isRequired={phone !== null}
        {...bound(form, 'phone')}
      />
      <TextField
        label={CUSTOMER_FIELDS.email.label}
        type="email"
        maxLength={CUSTOMER_FIELDS.email.limit}
        {...bound(form, 'email')}
      />
    </SaveDialog>
  );
}
