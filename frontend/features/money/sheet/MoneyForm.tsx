import { bound } from '@frontend/shared/forms/bound';
import type { useDraftSaveForm } from '@frontend/shared/forms/drafts/use-draft-save-form';
import { SaveDialog } from '@frontend/shared/forms/SaveDialog';
import { ShortReasonField } from '@frontend/shared/money/ShortReasonField';
import { TillField } from '@frontend/shared/money/TillField';
import type { ChosenTill } from '@frontend/shared/money/use-chosen-till';
import { ChipField } from '@frontend/shared/ui/fields/ChipField';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { Text } from '@frontend/shared/ui/layout/Text';
import { TEXT_LIMITS } from '@schema/constants';
import {
  CHARGE_KIND_TITLES,
  MONEY_METHOD_TITLES,
  MONEY_SHEET_TEXTS,
} from '@schema/texts/money/rental-money';
import { CHARGE_KINDS, PAYMENT_METHODS, type PaymentMethod } from '@schema/values/money/ledger';
import { formatExactRoubles } from '@schema/values/money/money';
import type { ReactNode } from 'react';
import type { ChargeChoice, KnownSum } from './money-jobs';

const METHODS = PAYMENT_METHODS.map((id) => ({ id, title: MONEY_METHOD_TITLES[id] }));
const CHARGES = CHARGE_KINDS.map((id) => ({ id, title: CHARGE_KIND_TITLES[id] }));
const DEBT = { id: 'debt', title: MONEY_SHEET_TEXTS.debt } as const;

interface MoneyValues {
  readonly method: PaymentMethod;
  readonly comment: string;
  readonly shortReason?: string;
}

type FormDraft<Values extends MoneyValues> = ReturnType<
  typeof useDraftSaveForm<Values, unknown, unknown>
>;

interface MoneyFormProps<Values extends MoneyValues> {
  readonly texts: { readonly title: string; readonly submit: string };
  readonly form: FormDraft<Values>;
  /** Sums that determine the amount, roubles; shown above zero, or after a STALE refusal. */
  readonly known: readonly KnownSum[];
  /** Money moves between customer and company: the method is asked. */
  readonly isMoved: boolean;
  /** The till of moved cash. */
  readonly till: ChosenTill;
  readonly onClose: () => void;
  /** False: a photo is still being uploaded. */
  readonly isReady?: boolean;
  /** Alternative action, left of the buttons. */
  readonly extra?: ReactNode;
  /** Fields of the sums. */
  readonly sums: ReactNode;
  /** Fields below the comment. */
  readonly children?: ReactNode;
}

/** The sheet of one money operation: known sums, amounts, method and comment. */
export function MoneyForm<Values extends MoneyValues>(props: MoneyFormProps<Values>) {
  const {
    texts,
    form,
    known,
    isMoved,
    till,
    isReady = true,
    extra,
    onClose,
    sums,
    children,
  } = props;
  return (
    <SaveDialog
      title={texts.title}
      submit={texts.submit}
      form={form}
      isReady={isReady}
      restored={{ kind: 'money', form }}
      extra={extra}
      onClose={onClose}
    >
      {known.map(
        ({ name, sum }) =>
          (sum > 0 || form.refusal?.code === 'STALE') && (
            <Text key={name} as="p" tone="label">
              {name} <b>{formatExactRoubles(sum)}</b>
            </Text>
          ),
      )}
      {sums}
      {isMoved && (
        <>
          <MethodField
            value={form.values.method}
            onChange={(method) => form.update((was) => ({ ...was, method }))}
          />
          <TillField till={till} method={form.values.method} />
          <ShortReasonField form={form} />
        </>
      )}
      <TextField
        label={MONEY_SHEET_TEXTS.comment}
        maxLength={TEXT_LIMITS.comment}
        {...bound(form, 'comment')}
      />
      {children}
    </SaveDialog>
  );
}

interface MethodFieldProps {
  readonly value: PaymentMethod;
  readonly onChange: (method: PaymentMethod) => void;
}

/** How the money is taken or given back. */
export const MethodField = (props: MethodFieldProps) => (
  <ChipField label={MONEY_SHEET_TEXTS.method} options={METHODS} {...props} />
);

interface ChargeKindFieldProps {
  readonly label: string;
  readonly value: ChargeChoice;
  /** Whether the debt of the rental can be withheld too. */
  readonly hasDebt: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (kind: ChargeChoice) => void;
}

/** Kind of the charge or withholding. */
export function ChargeKindField({ hasDebt, ...field }: ChargeKindFieldProps) {
  const options: readonly { id: ChargeChoice; title: string }[] = hasDebt
    ? [DEBT, ...CHARGES]
    : CHARGES;
  return <ChipField {...field} options={options} />;
}
