import { ChipField } from '@frontend/shared/ui/fields/ChipField';
import { CHARGE_KIND_TITLES, MONEY_SHEET_TEXTS } from '@schema/texts/money/rental-money';
import { CHARGE_KINDS } from '@schema/values/money/ledger';
import type { ChargeChoice } from './money-steps';

const CHARGES = CHARGE_KINDS.map((id) => ({ id, title: CHARGE_KIND_TITLES[id] }));
const DEBT = { id: 'debt', title: MONEY_SHEET_TEXTS.debt } as const;

interface ChargeKindFieldProps {
  readonly label: string;
  readonly value: ChargeChoice;
  /** What the rental owes may be withheld too. */
  readonly hasDebt: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (kind: ChargeChoice) => void;
}

/** What is charged or withheld for. */
export function ChargeKindField({ hasDebt, ...field }: ChargeKindFieldProps) {
  const options: readonly { id: ChargeChoice; title: string }[] = hasDebt
    ? [DEBT, ...CHARGES]
    : CHARGES;
  return <ChipField {...field} options={options} />;
}
