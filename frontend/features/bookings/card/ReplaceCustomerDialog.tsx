import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { CustomerField, CustomerPhoneField } from '@frontend/shared/bookings/terms/RentalFields';
import { offerCommandUndo } from '@frontend/shared/data/commands/offer-command-undo';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useZone } from '@frontend/shared/data/session';
import { bound } from '@frontend/shared/forms/bound';
import { SaveDialog } from '@frontend/shared/forms/SaveDialog';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Text } from '@frontend/shared/ui/layout/Text';
import {
  type BookingCustomerValues,
  pickedCustomerForm,
  typedCustomerForm,
} from '@schema/forms/bookings/booking-customer';
import { CUSTOMER_REPLACEMENT_MESSAGES } from '@schema/messages/customer-replacement';
import { CUSTOMER_REPLACEMENT_TEXTS as texts } from '@schema/texts/bookings/customer-replacement';
import { toWirePhone } from '@schema/values/people/phone';
import { cleanName } from '@schema/values/words/text';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import {
  ReplaceBookingCustomerDocument,
  UndoCustomerReplacementDocument,
} from '../bookings.generated';
import { type FoundCustomer, isFilledWith, knownText } from '../create/known-customer';
import { useCustomerRecogniser } from '../create/useCustomerRecogniser';

interface ReplaceCustomerDialogProps {
  readonly booking: BookingFacts;
  /** The car of the rental was swapped. */
  readonly hasParts: boolean;
  readonly onClose: () => void;
}

/** Chooses or creates the new customer of a saved booking (docs/domain.md, another customer). */
export default function ReplaceCustomerDialog(props: ReplaceCustomerDialogProps) {
  const { booking, hasParts, onClose } = props;
  const zone = useZone();
  const replace = useReplacement(booking);
  const [chosen, choose] = useState<FoundCustomer | null>(null);
  const form = useSaveForm({
    initialValues: { fullName: '', phone: '', withExtensions: booking.isExtended === true },
    // A picked customer may have no phone.
    shape: chosen ? pickedCustomerForm : typedCustomerForm,
    toPayload: (values: BookingCustomerValues) => replacementOf(values, chosen),
    save: (wanted, key) => replace(wanted, key),
    onSaved: onClose,
    fallback: CUSTOMER_REPLACEMENT_MESSAGES.failed,
  });
  const update = (change: (values: BookingCustomerValues) => BookingCustomerValues) => {
    choose(null);
    form.update(change);
  };
  const { values } = form;
  const { known, fieldProps } = useCustomerRecogniser({ values, update, onPick: choose });
  const found = chosen ?? known;
  return (
    <SaveDialog title={texts.title} form={form} submit={texts.submit} onClose={onClose}>
      <Text as="p">
        {texts.replacing}: <b>{booking.customer}</b>
      </Text>
      <CustomerField
        {...bound(form, 'fullName')}
        {...fieldProps('fullName')}
        icon={<UserRound />}
        autoFocus
        hint={found && knownText(found, values.fullName, zone)}
        hintLook="success"
      />
      <CustomerPhoneField {...bound(form, 'phone')} {...fieldProps('phone')} />
      {booking.isExtension && <InfoPanel look="warning">{texts.extension}</InfoPanel>}
      {hasParts && <InfoPanel look="info">{texts.parts}</InfoPanel>}
      {booking.isExtended && (
        <Checkbox
          label={texts.extended}
          hint={texts.extendedHint}
          isChecked={values.withExtensions}
          onChange={(withExtensions) => form.update((was) => ({ ...was, withExtensions }))}
        />
      )}
      <Text as="p" tone="muted">
        {texts.money}
      </Text>
    </SaveDialog>
  );
}

type Replacement = ReturnType<typeof replacementOf>;

function replacementOf(values: BookingCustomerValues, chosen: FoundCustomer | null) {
  const { fullName, phone, withExtensions } = values;
  const isChosen =
    chosen !== null &&
    isFilledWith(values, { ...chosen, phone: chosen.phone ?? toWirePhone(phone) });
  return {
    name: fullName,
    input: isChosen
      ? { customerId: chosen.id, withExtensions }
      : {
          customer: { fullName: cleanName(fullName), phone: toWirePhone(phone) ?? phone },
          withExtensions,
        },
  };
}

/** Replaces the customer; the notice after it offers to undo. Throws refusals. */
function useReplacement({ id, carId, version }: BookingFacts) {
  const replace = useCommand('replaceBookingCustomer', ReplaceBookingCustomerDocument);
  const undo = useCommand('undoCustomerReplacement', UndoCustomerReplacementDocument);
  return async ({ name, input }: Replacement, key: string) => {
    const options = { carIds: [carId] };
    const variables = { id, input: { ...input, version } };
    const { replaceBookingCustomer } = await replace(variables, { ...options, key });
    const { operationId } = replaceBookingCustomer;
    offerCommandUndo({
      done: `${texts.done} ${name}`,
      about: `booking:${id}`,
      run: () => undo({ operationId }, options),
      undone: texts.undone,
      failed: texts.undoFailed,
    });
  };
}
