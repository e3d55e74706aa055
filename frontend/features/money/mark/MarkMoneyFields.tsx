import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { PRICE_STEP } from '@schema/constants';
import { MARK_PART_TITLES } from '@schema/texts/money/mark-money';
import { MONEY_SHEET_TEXTS } from '@schema/texts/money/rental-money';
import type { OperationName } from '@schema/topics';
import type { MarkedMoment, MarkPart } from '@schema/values/money/at-mark';
import css from '../Money.module.css';
import { ChargeKindField } from '../sheet/MoneyForm';
import { positive } from '../sheet/rental-sums';
import type { RentalMoneyFacts } from '../useRentalMoney';
import { FIELDS, isRecorded, type MarkMoneyValues, withheldOf, withWithheld } from './mark-steps';

interface AskedMoney {
  readonly form: {
    readonly values: MarkMoneyValues;
    readonly update: (change: (values: MarkMoneyValues) => MarkMoneyValues) => void;
    readonly errorOf: (name: keyof MarkMoneyValues) => string | null;
  };
  readonly parts: readonly MarkPart[];
  readonly seen: Pick<RentalMoneyFacts, 'balance' | 'deposit'>;
  /** Recorded by an earlier attempt. */
  readonly done: readonly OperationName[];
}

interface MarkMoneyFieldsProps {
  readonly at: MarkedMoment;
  readonly asked: AskedMoney;
}

/** The sums of a mark, each with its switch. */
export function MarkMoneyFields({ at, asked }: MarkMoneyFieldsProps) {
  const { parts, form } = asked;
  return (
    <>
      {parts.map((part) => (
        <MarkPartFields key={part.job} at={at} part={part} asked={asked} />
      ))}
      {parts.some(({ job }) => job === 'returnDeposit') && form.values.hasDeposit && (
        <WithheldFields asked={asked} />
      )}
    </>
  );
}

interface MarkPartFieldsProps {
  readonly at: MarkedMoment;
  readonly part: MarkPart;
  readonly asked: AskedMoney;
}

/** One part of the money of a mark: its sum, or off. */
function MarkPartFields({ at, part: { job, sum }, asked }: MarkPartFieldsProps) {
  const { form, done } = asked;
  const { values, update, errorOf } = form;
  const field = FIELDS[job];
  const title = MARK_PART_TITLES[at][job];
  const isDone = isRecorded(job, done);
  return (
    <div className={css.part}>
      <Checkbox
        label={title}
        isChecked={values[field.flag]}
        disabled={isDone}
        onChange={(isOn) =>
          update((now) => ({
            ...now,
            [field.flag]: isOn,
            [field.sum]: now[field.sum] || positive(sum),
          }))
        }
      />
      {values[field.flag] && (
        <MoneyField
          label={`${MONEY_SHEET_TEXTS.amount}: ${title}`}
          isLabelHidden
          name={field.sum}
          step={PRICE_STEP}
          isDisabled={isDone}
          hint={isDone ? MONEY_SHEET_TEXTS.alreadyDone : undefined}
          value={values[field.sum]}
          onChange={(typed) => update((now) => ({ ...now, [field.sum]: typed }))}
          error={errorOf(field.sum)}
        />
      )}
    </div>
  );
}

/** Withheld part of a refunded deposit, and its reason. */
function WithheldFields({ asked }: Pick<MarkPartFieldsProps, 'asked'>) {
  const { form, seen, done } = asked;
  const { values, update, errorOf } = form;
  const isDone = done.includes('withholdDeposit');
  return (
    <>
      <MoneyField
        label={MONEY_SHEET_TEXTS.withheldAmount}
        name="withheld"
        step={PRICE_STEP}
        isDisabled={isDone}
        hint={isDone ? MONEY_SHEET_TEXTS.alreadyDone : undefined}
        value={values.withheld}
        onChange={(typed) => update((now) => withWithheld(now, typed, seen.deposit.held))}
        error={errorOf('withheld')}
      />
      {withheldOf(values) > 0 && (
        <ChargeKindField
          label={MONEY_SHEET_TEXTS.withheldFor}
          hasDebt={seen.balance > 0}
          value={values.chargeKind}
          isDisabled={isDone}
          onChange={(chargeKind) => update((now) => ({ ...now, chargeKind }))}
        />
      )}
    </>
  );
}
