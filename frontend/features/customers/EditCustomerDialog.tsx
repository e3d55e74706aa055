import { useCommand } from '@frontend/shared/data/commands/use-command';
import { bound } from '@frontend/shared/forms/bound';
import { useDraftSaveForm } from '@frontend/shared/forms/drafts/use-draft-save-form';
import { SaveDialog } from '@frontend/shared/forms/SaveDialog';
import { useNewer } from '@frontend/shared/forms/use-newer';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { PhoneField } from '@frontend/shared/ui/fields/PhoneField';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { CUSTOMER_FIELDS } from '@schema/fields/customer-fields';
import { customerForm, toCustomerPayload } from '@schema/forms/people/customer';
import { MESSAGES } from '@schema/messages';
import { EDIT_CUSTOMER_TEXTS } from '@schema/texts/people/customers';
import { formatPhone } from '@schema/values/people/phone';
import { useState } from 'react';
import { UpdateCustomerDocument } from './customers.generated';
import type { ClientCardFacts } from './useClientCard';

type EditedCustomer = Pick<ClientCardFacts, 'id' | 'fullName' | 'phone' | 'email'>;

const valuesOf = ({ fullName, phone, email }: EditedCustomer) => ({
  fullName,
  phone: phone ? formatPhone(phone) : '',
  email: email ?? '',
});

const changesOf = (was: EditedCustomer, now: EditedCustomer) => {
  const [before, after] = [valuesOf(was), valuesOf(now)];
  const names = ['fullName', 'phone', 'email'] as const;
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => ({
      title: CUSTOMER_FIELDS[name].label,
      was: before[name] || null,
      now: after[name] || null,
    }));
};

interface EditCustomerDialogProps {
  readonly customer: EditedCustomer;
  /** Opens the merge with the customer who has the typed phone. */
  readonly onMerge: (otherId: number) => void;
  readonly onClose: () => void;
}

/** Edits name, phone and e-mail of a customer. */
export function EditCustomerDialog({ customer, onMerge, onClose }: EditCustomerDialogProps) {
  const [opened, open] = useState(customer);
  const { id, fullName, phone = null, email = null } = opened;
  const run = useCommand('updateCustomer', UpdateCustomerDocument);
  const form = useDraftSaveForm({
    initialValues: valuesOf(opened),
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
  const newer = useNewer({
    record: customer,
    opened,
    open,
    form,
    valuesOf,
    isNewer: (now, was) => changesOf(was, now).length > 0,
    changesOf,
  });
  const otherId = form.refusal?.details.otherCustomerId;
  return (
    <SaveDialog
      title={EDIT_CUSTOMER_TEXTS.title}
      form={form}
      restored={{ kind: 'customer', form }}
      submit={EDIT_CUSTOMER_TEXTS.submit}
      newer={newer}
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
