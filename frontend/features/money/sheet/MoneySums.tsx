import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { PRICE_STEP } from '@schema/constants';
import { MONEY_SHEET_TEXTS } from '@schema/texts/money/rental-money';
import { parseAmount } from '@schema/values/money/money';
import { ChargeKindField } from './ChargeKindField';
import type { MoneyJob, MoneySheetValues } from './money-steps';
import { restOfDeposit } from './offered-jobs';
import type { useMoneySheet } from './useMoneySheet';

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
  const kinds = (label: string, hasDebt: boolean) => (
    <ChargeKindField
      label={label}
      hasDebt={hasDebt}
      value={values.chargeKind}
      isDisabled={done.includes('withholdDeposit')}
      onChange={(chargeKind) => update((now) => ({ ...now, chargeKind }))}
    />
  );
  const isOwing = seen.balance > 0;
  if (job === 'returnDeposit') {
    return (
      <>
        {sum('amount', MONEY_SHEET_TEXTS.returnAmount, false, true)}
        {sum('withheld', MONEY_SHEET_TEXTS.withheldAmount, done.includes('withholdDeposit'))}
        {parseAmount(values.withheld) ? kinds(MONEY_SHEET_TEXTS.withheldFor, isOwing) : null}
      </>
    );
  }
  return (
    <>
      {sum('amount', MONEY_SHEET_TEXTS.amount, done.includes('takePayment'), true)}
      {job === 'paymentAndDeposit' && sum('deposit', MONEY_SHEET_TEXTS.depositAmount, false)}
      {job === 'charge' && kinds(MONEY_SHEET_TEXTS.chargeKind, false)}
      {job === 'withhold' && kinds(MONEY_SHEET_TEXTS.withheldFor, isOwing)}
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
