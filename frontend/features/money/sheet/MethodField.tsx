import { ChipField } from '@frontend/shared/ui/fields/ChipField';
import { MONEY_METHOD_TITLES, MONEY_SHEET_TEXTS } from '@schema/texts/money/rental-money';
import { PAYMENT_METHODS, type PaymentMethod } from '@schema/values/money/ledger';

const METHODS = PAYMENT_METHODS.map((id) => ({ id, title: MONEY_METHOD_TITLES[id] }));

interface MethodFieldProps {
  readonly value: PaymentMethod;
  readonly onChange: (method: PaymentMethod) => void;
}

/** How money comes from a customer and goes back. */
export function MethodField({ value, onChange }: MethodFieldProps) {
  return (
    <ChipField
      label={MONEY_SHEET_TEXTS.method}
      options={METHODS}
      value={value}
      onChange={onChange}
    />
  );
}
