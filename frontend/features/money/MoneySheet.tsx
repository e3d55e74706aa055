import { bound } from '@frontend/shared/forms/bound';
import { SaveDialog } from '@frontend/shared/forms/SaveDialog';
import { groupedAmount } from '@frontend/shared/forms/typed-amount';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { LatePart } from '@frontend/shared/ui/feedback/LatePart';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { TEXT_LIMITS } from '@schema/constants';
import { MONEY_JOB_TEXTS, MONEY_SHEET_TEXTS } from '@schema/texts/money/rental-money';
import { formatExactRoubles } from '@schema/values/money/money';
import { Suspense } from 'react';
import { MethodField } from './MethodField';
import css from './Money.module.css';
import { MoneySums } from './MoneySums';
import type { MoneyJob } from './money-steps';
import { useMoneySheet } from './useMoneySheet';
import type { RentalMoneyFacts } from './useRentalMoney';

const ChargePhoto = lazyComponent(() => import('./ChargePhoto'));

/** Money changes its owner: the method is asked. */
const isMoved = (job: MoneyJob) => !UNMOVED.includes(job);
const UNMOVED: readonly MoneyJob[] = ['charge', 'withhold', 'credit', 'keepAsAdvance'];

/** What the sum of the job depends on. */
function knownOf(job: MoneyJob, { balance, deposit, advance }: RentalMoneyFacts) {
  const owed = { name: MONEY_SHEET_TEXTS.owed, sum: balance };
  const held = { name: MONEY_SHEET_TEXTS.held, sum: deposit.held };
  const ofCustomer = { name: MONEY_SHEET_TEXTS.advance, sum: advance };
  const known = {
    ...{ payment: [owed], paymentAndDeposit: [owed], deposit: [owed], refund: [owed] },
    ...{ returnDeposit: [held], withhold: [held], charge: [] },
    ...{ credit: [ofCustomer, owed], keepAsAdvance: [ofCustomer] },
  }[job];
  return known.filter(({ sum }) => sum > 0);
}

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
  const { form, before } = sheet;
  const { title, submit } = MONEY_JOB_TEXTS[job];
  const known = knownOf(job, before);
  return (
    <SaveDialog
      title={title}
      form={form}
      restored={{ kind: 'money', form }}
      submit={submit}
      onClose={onClose}
    >
      {known.map(({ name, sum }) => (
        <p key={name} className={css.known}>
          {name} <b>{formatExactRoubles(sum)}</b>
        </p>
      ))}
      <MoneySums job={job} sheet={sheet} />
      {isMoved(job) && <MethodField {...bound(form, 'method')} />}
      <TextField
        label={MONEY_SHEET_TEXTS.comment}
        maxLength={TEXT_LIMITS.comment}
        {...bound(form, 'comment')}
      />
      {job === 'charge' && (
        <Suspense fallback={<LatePart />}>
          <ChargePhoto {...bound(form, 'photo')} />
        </Suspense>
      )}
    </SaveDialog>
  );
}
