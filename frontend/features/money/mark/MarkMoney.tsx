import type { MarkMoneyProps } from '@frontend/shared/bookings/marks/mark-money';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Text } from '@frontend/shared/ui/layout/Text';
import { PRICE_STEP } from '@schema/constants';
import { rentalName } from '@schema/texts/bookings/rental-name';
import {
  MARK_PART_TITLES,
  MARK_QUESTION_TEXTS,
  recordedText,
} from '@schema/texts/money/mark-money';
import { MONEY_MARK_TEXTS } from '@schema/texts/money/money-marks';
import { MONEY_SHEET_TEXTS, RENTAL_MONEY_TEXTS } from '@schema/texts/money/rental-money';
import type { MarkedMoment, MarkPart } from '@schema/values/money/at-mark';
import css from '../Money.module.css';
import { ChargeKindField, MoneyForm } from '../sheet/MoneyForm';
import { type KnownSum, MONEY_JOBS, type MoneyJob } from '../sheet/money-jobs';
import { positive } from '../sheet/rental-sums';
import { type RentalMoneyFacts, useRentalMoney } from '../useRentalMoney';
import { FIELDS, isRecorded, withheldOf, withWithheld } from './mark-steps';
import { useMarkMoney } from './useMarkMoney';
import { WithoutMoney } from './WithoutMoney';

/** Asks about money before a handover or return (docs/domain.md, marks). */
export default function MarkMoney(props: MarkMoneyProps) {
  const { at, booking, onMark, onClose } = props;
  const { money, query } = useRentalMoney(booking.id);
  if (money) return <MarkMoneyForm {...props} money={money} />;
  return (
    <Dialog title={MARK_QUESTION_TEXTS.title[at]} size="small" onClose={onClose}>
      <DialogBody>
        <p>{rentalName(booking)}</p>
        <QueryStatus
          query={query}
          loading={RENTAL_MONEY_TEXTS.loading}
          title={MONEY_MARK_TEXTS.failed}
          hint={null}
          hasNarrowButton
        />
      </DialogBody>
      <DialogFooter onCancel={onClose} hasSubmit={false}>
        <WithoutMoney at={at} onMark={() => onMark(null)} />
      </DialogFooter>
    </Dialog>
  );
}

interface MarkMoneyFormProps extends MarkMoneyProps {
  readonly money: RentalMoneyFacts;
}

/** The sums of a mark, prefilled: one tap records them and marks. */
function MarkMoneyForm({ at, booking, money, onMark, onClose }: MarkMoneyFormProps) {
  const asked = useMarkMoney({ at, booking, money, onMark });
  const { form, parts, seen, recorded } = asked;
  const jobs = parts.map(({ job }) => job);
  return (
    <MoneyForm
      texts={{ title: MARK_QUESTION_TEXTS.title[at], submit: asked.action }}
      form={form}
      known={form.refusal?.code === 'STALE' ? knownOfAll(jobs, seen) : []}
      isMoved={parts.length > 0}
      extra={
        asked.isLeft && (
          <WithoutMoney at={at} disabled={form.isPending} onMark={asked.markWithout} />
        )
      }
      onClose={onClose}
      sums={
        <>
          <Text as="p" tone="label">
            {rentalName(booking)}
          </Text>
          {recorded && <InfoPanel look="success">{recordedText(at, recorded)}</InfoPanel>}
          {parts.map((part) => (
            <MarkPartFields key={part.job} at={at} part={part} asked={asked} />
          ))}
          {jobs.includes('returnDeposit') && form.values.hasDeposit && (
            <WithheldFields asked={asked} />
          )}
          {parts.length === 0 && <p>{MARK_QUESTION_TEXTS.nothing}</p>}
        </>
      }
    />
  );
}

/** Sums that determine those of several jobs, each once. */
function knownOfAll(jobs: readonly MoneyJob[], money: RentalMoneyFacts): readonly KnownSum[] {
  const known = jobs.flatMap((job) => MONEY_JOBS[job].known(money));
  return [...new Map(known.map((one) => [one.name, one])).values()];
}

interface MarkPartFieldsProps {
  readonly at: MarkedMoment;
  readonly part: MarkPart;
  readonly asked: ReturnType<typeof useMarkMoney>;
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
