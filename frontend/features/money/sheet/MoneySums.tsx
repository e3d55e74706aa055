import { ChipField } from '@frontend/shared/ui/fields/ChipField';
import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { PRICE_STEP } from '@schema/constants';
import { CHARGE_KIND_TITLES, MONEY_SHEET_TEXTS } from '@schema/texts/money/rental-money';
import { CHARGE_KINDS } from '@schema/values/money/ledger';
import { parseAmount } from '@schema/values/money/money';
import type { ChargeChoice, MoneyJob, MoneySheetValues } from './money-steps';
import { restOfDeposit } from './offered-jobs';
import type { useMoneySheet } from './useMoneySheet';

const CHARGES = CHARGE_KINDS.map((id) => ({ id, title: CHARGE_KIND_TITLES[id] }));
const DEBT = { id: 'debt', title: MONEY_SHEET_TEXTS.debt } as const;

interface MoneySumsProps {
  readonly job: MoneyJob;
  readonly sheet: ReturnType<typeof useMoneySheet>;
}

type SumName = 'amount' | 'deposit' | 'withheld';

/** The sums of a sheet and what they are for. A sum that is already recorded is not asked again. */
export function MoneySums({ job, sheet }: MoneySumsProps) {
  const { form, seen, done } = sheet;
  const { values, update, errorOf } = form;
  const sum = (name: SumName, label: string, isDone: boolean, isFirst = false) => (
    <MoneyField
      label={label}
      name={name}
      step={PRICE_STEP}
      isRequired={job !== 'returnDeposit'}
      autoFocus={isFirst}
      isDisabled={isDone}
      hint={isDone ? MONEY_SHEET_TEXTS.alreadyDone : undefined}
      value={values[name]}
      onChange={(typed) => update((now) => withSum(job, now, name, typed, seen.deposit.held))}
      error={errorOf(name)}
    />
  );
  const kinds = (label: string, options: readonly { id: ChargeChoice; title: string }[]) => (
    <ChipField
      label={label}
      value={values.chargeKind}
      options={options}
      isDisabled={done.includes('withholdDeposit')}
      onChange={(chargeKind) => update((now) => ({ ...now, chargeKind }))}
    />
  );
  const withDebt = seen.balance > 0 ? [DEBT, ...CHARGES] : CHARGES;
  if (job === 'returnDeposit') {
    return (
      <>
        {sum('amount', MONEY_SHEET_TEXTS.returnAmount, false, true)}
        {sum('withheld', MONEY_SHEET_TEXTS.withheldAmount, done.includes('withholdDeposit'))}
        {parseAmount(values.withheld) ? kinds(MONEY_SHEET_TEXTS.withheldFor, withDebt) : null}
      </>
    );
  }
  return (
    <>
      {sum('amount', MONEY_SHEET_TEXTS.amount, done.includes('takePayment'), true)}
      {job === 'paymentAndDeposit' && sum('deposit', MONEY_SHEET_TEXTS.depositAmount, false)}
      {job === 'charge' && kinds(MONEY_SHEET_TEXTS.chargeKind, CHARGES)}
      {job === 'withhold' && kinds(MONEY_SHEET_TEXTS.withheldFor, withDebt)}
    </>
  );
}

/** A withheld part lowers what is given back, until that is typed by the user. */
function withSum(
  job: MoneyJob,
  now: MoneySheetValues,
  name: SumName,
  typed: string,
  held: number,
): MoneySheetValues {
  const next = { ...now, [name]: typed };
  if (job !== 'returnDeposit' || name !== 'withheld') return next;
  const isOwn = now.amount !== restOfDeposit(held, parseAmount(now.withheld) ?? 0);
  return isOwn ? next : { ...next, amount: restOfDeposit(held, parseAmount(typed) ?? 0) };
}
