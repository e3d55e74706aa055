import { bound } from '@frontend/shared/forms/bound';
import { groupedAmount } from '@frontend/shared/forms/typed-amount';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { LatePart } from '@frontend/shared/ui/feedback/LatePart';
import { MONEY_JOB_TEXTS } from '@schema/texts/money/rental-money';
import { Suspense } from 'react';
import type { RentalMoneyFacts } from '../useRentalMoney';
import { knownOf } from './known-sums';
import { MoneyForm } from './MoneyForm';
import { MoneySums } from './MoneySums';
import type { MoneyJob } from './money-steps';
import { useMoneySheet } from './useMoneySheet';

const ChargePhoto = lazyComponent(() => import('./ChargePhoto'));

/** Money does not change its owner. */
const UNMOVED: readonly MoneyJob[] = ['charge', 'withhold', 'credit', 'keepAsAdvance'];

interface MoneySheetProps {
  readonly job: MoneyJob;
  readonly bookingId: number;
  readonly money: RentalMoneyFacts;
  readonly amount?: string;
  readonly onClose: () => void;
}

/** One operation with the money of a rental; the sum is filled in, one tap saves. */
export default function MoneySheet({ job, bookingId, money, amount, onClose }: MoneySheetProps) {
  const sheet = useMoneySheet({
    ...{ job, bookingId, money, onSaved: onClose },
    ...(amount !== undefined && { amount: groupedAmount(amount) }),
  });
  const { form, seen } = sheet;
  return (
    <MoneyForm
      texts={MONEY_JOB_TEXTS[job]}
      form={form}
      known={knownOf(job, seen)}
      isMoved={!UNMOVED.includes(job)}
      onClose={onClose}
      sums={<MoneySums job={job} sheet={sheet} />}
    >
      {job === 'charge' && (
        <Suspense fallback={<LatePart />}>
          <ChargePhoto {...bound(form, 'photo')} />
        </Suspense>
      )}
    </MoneyForm>
  );
}
