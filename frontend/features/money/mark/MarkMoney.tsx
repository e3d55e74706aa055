import type { MarkMoneyProps } from '@frontend/shared/bookings/marks/mark-money';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Text } from '@frontend/shared/ui/layout/Text';
import { rentalName } from '@schema/texts/bookings/rental-name';
import { MARK_QUESTION_TEXTS, recordedText } from '@schema/texts/money/mark-money';
import { MONEY_MARK_TEXTS } from '@schema/texts/money/money-marks';
import { RENTAL_MONEY_TEXTS } from '@schema/texts/money/rental-money';
import { MoneyForm } from '../sheet/MoneyForm';
import { type KnownSum, MONEY_JOBS, type MoneyJob } from '../sheet/money-jobs';
import { type RentalMoneyFacts, useRentalMoney } from '../useRentalMoney';
import { MarkMoneyFields } from './MarkMoneyFields';
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
      till={asked.till}
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
          <MarkMoneyFields at={at} asked={asked} />
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
