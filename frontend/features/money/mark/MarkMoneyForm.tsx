import type { MarkMoneyProps } from '@frontend/shared/bookings/marks/mark-money';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Text } from '@frontend/shared/ui/layout/Text';
import { rentalName } from '@schema/texts/bookings/rental-name';
import { MARK_QUESTION_TEXTS, recordedText } from '@schema/texts/money/mark-money';
import { MoneyForm } from '../sheet/MoneyForm';
import { type KnownSum, MONEY_JOBS, type MoneyJob } from '../sheet/money-jobs';
import type { RentalMoneyFacts } from '../useRentalMoney';
import { MarkPartFields, WithheldFields } from './MarkPartFields';
import { useMarkMoney } from './useMarkMoney';
import { WithoutMoney } from './WithoutMoney';

interface MarkMoneyFormProps extends MarkMoneyProps {
  readonly money: RentalMoneyFacts;
}

/** The sums of a mark, prefilled: one tap records them and marks. */
export function MarkMoneyForm({ at, booking, money, onMark, onClose }: MarkMoneyFormProps) {
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
