import type { MarkMoneyProps } from '@frontend/shared/bookings/marks/mark-money';
import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { PRICE_STEP } from '@schema/constants';
import { rentalName } from '@schema/texts/bookings/rental-name';
import {
  MARK_MONEY_TEXTS,
  MARK_PART_TITLES,
  markMoneyAction,
  moneyDone,
  recordedText,
} from '@schema/texts/money/mark-money';
import { MONEY_SHEET_TEXTS } from '@schema/texts/money/rental-money';
import css from '../Money.module.css';
import { knownOfAll } from '../sheet/known-sums';
import { MoneyForm } from '../sheet/MoneyForm';
import { positive } from '../sheet/offered-jobs';
import type { RentalMoneyFacts } from '../useRentalMoney';
import { FIELDS, isRecorded } from './mark-steps';
import { useMarkMoney } from './useMarkMoney';
import { WithoutMoney } from './WithoutMoney';

interface MarkMoneyFormProps extends MarkMoneyProps {
  readonly money: RentalMoneyFacts;
}

/** The sums of a mark, filled in: one tap records them and marks. */
export function MarkMoneyForm({ at, booking, money, onMark, onClose }: MarkMoneyFormProps) {
  const asked = useMarkMoney({ at, booking, money, onMark });
  const { form, parts, seen, done, left, recorded } = asked;
  const { values, update, errorOf } = form;
  return (
    <MoneyForm
      texts={{ title: MARK_MONEY_TEXTS.title[at], submit: markMoneyAction(at, left) }}
      form={form}
      known={
        form.refusal?.code === 'STALE'
          ? knownOfAll(
              parts.map(({ job }) => job),
              seen,
            )
          : []
      }
      isMoved={parts.length > 0}
      extra={
        left.length > 0 && (
          <WithoutMoney at={at} disabled={form.isPending} onMark={asked.markWithout} />
        )
      }
      onClose={onClose}
      sums={
        <>
          <p className={css.known}>{rentalName(booking)}</p>
          {recorded.length > 0 && (
            <InfoPanel look="success">{recordedText(at, moneyDone(recorded))}</InfoPanel>
          )}
          {parts.map(({ job, sum }) => {
            const field = FIELDS[job];
            const title = MARK_PART_TITLES[at][job];
            const isDone = isRecorded(job, done);
            return (
              <div key={job} className={css.part}>
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
          })}
          {parts.length === 0 && <p>{MARK_MONEY_TEXTS.nothing}</p>}
        </>
      }
    />
  );
}
