import { bound } from '@frontend/shared/forms/bound';
import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { ChipField } from '@frontend/shared/ui/fields/ChipField';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { Text } from '@frontend/shared/ui/layout/Text';
import { TEXT_LIMITS } from '@schema/constants';
import { inkOf } from '@schema/forms/handover/sheet-form';
import { SIGNATURE_TEXTS, SIGNATURE_WAY_TEXTS } from '@schema/texts/handover/sheet';
import { SIGNATURE_WAYS } from '@schema/values/handover/sheet';
import { SignatureField } from './SignatureField';
import type { SheetFields } from './useSheetForm';

const WAYS = SIGNATURE_WAYS.map((id) => ({ id, title: SIGNATURE_WAY_TEXTS[id] }));

interface SignaturePartProps {
  readonly form: SheetFields;
  readonly customerName: string;
  /** What is signed, a line for each sheet. */
  readonly signed: readonly string[];
}

/** What is signed, by whom and how; without a drawing also on paper, or not at all. */
export function SignaturePart({ form, customerName, signed }: SignaturePartProps) {
  const { values, update, errorOf } = form;
  const { signatureWay: way, signature, isOther, signerName } = values;
  const { isOtherSigner, signerName: nameTitle, absenceReason } = SIGNATURE_TEXTS;
  return (
    <>
      {signed.map((line) => (
        <Text key={line} as="p" tone="muted">
          {line}
        </Text>
      ))}
      {way === 'finger' && (
        <SignatureField
          value={inkOf(signature)}
          signer={isOther ? signerName : customerName}
          error={errorOf('signature')}
          onChange={(ink) => update((was) => ({ ...was, signature: JSON.stringify(ink) }))}
        />
      )}
      <ChipField
        label={SIGNATURE_TEXTS.way}
        options={WAYS}
        value={way}
        onChange={(next) => update((was) => ({ ...was, signatureWay: next }))}
      />
      {way === 'absent' ? (
        <TextField
          label={absenceReason}
          isRequired
          maxLength={TEXT_LIMITS.reason}
          {...bound(form, 'absenceReason')}
        />
      ) : (
        <Checkbox
          label={isOtherSigner}
          isChecked={isOther}
          onChange={(next) => update((was) => ({ ...was, isOther: next }))}
        />
      )}
      {way !== 'absent' && isOther && (
        <TextField
          label={nameTitle}
          isRequired
          maxLength={TEXT_LIMITS.name}
          {...bound(form, 'signerName')}
        />
      )}
    </>
  );
}
