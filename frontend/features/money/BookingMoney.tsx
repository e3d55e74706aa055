import { useCan, useSession } from '@frontend/shared/data/session';
import { formDraft } from '@frontend/shared/forms/drafts/form-drafts';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { RENTAL_MONEY_TEXTS } from '@schema/texts/money/rental-money';
import { Suspense, useState } from 'react';
import { MoneyLines } from './lines/MoneyLines';
import css from './Money.module.css';
import { MoneyState, MoneySummary } from './MoneySummary';
import { MONEY_JOBS, type MoneyJob, moneyDraft } from './sheet/money-jobs';
import { isOpen, isOver } from './sheet/rental-sums';
import { type RentalMoneyFacts, useRentalMoney } from './useRentalMoney';

const MoneySheet = lazyComponent(() => import('./sheet/MoneySheet'));

interface BookingMoneyProps {
  readonly bookingId: number;
  /** Opens a sheet at once, if the rental offers it; null: the card alone. */
  readonly wanted?: WantedJob | null;
  /** No other step is due before it: its first job is primary. Default: true. */
  readonly isNext?: boolean;
}

interface WantedJob {
  /** Name of the job; any other text opens nothing. */
  readonly job: string;
  /** As typed; '': the amount due. */
  readonly amount: string;
}

/** «Оплата» of a booking: owed, paid and held amounts, and the available operations. */
export default function BookingMoney(props: BookingMoneyProps) {
  const { bookingId, wanted = null, isNext = true } = props;
  const canEdit = useCan('edit_bookings');
  return canEdit ? <Money bookingId={bookingId} wanted={wanted} isNext={isNext} /> : null;
}

function Money({ bookingId, ...rest }: Required<BookingMoneyProps>) {
  const { money, query } = useRentalMoney(bookingId);
  return (
    <Stack as="section" gap={12} className={css.money} aria-label={RENTAL_MONEY_TEXTS.title}>
      <Row gap={12} rowGap={8} align="center" justify="between" wrap>
        <h3 className={css.title}>{RENTAL_MONEY_TEXTS.title}</h3>
        {money?.isFollowed && <MoneyState money={money} />}
      </Row>
      {money ? (
        <FollowedMoney money={money} bookingId={bookingId} {...rest} />
      ) : (
        <QueryStatus
          query={query}
          loading={RENTAL_MONEY_TEXTS.loading}
          title={RENTAL_MONEY_TEXTS.loadFailed}
          hint={null}
          hasNarrowButton
        />
      )}
    </Stack>
  );
}

interface FollowedMoneyProps extends Required<BookingMoneyProps> {
  readonly money: RentalMoneyFacts;
}

function FollowedMoney({ bookingId, money, wanted, isNext }: FollowedMoneyProps) {
  const { user, now } = useSession();
  const jobs = offeredJobs(money);
  const [job, setJob] = useState<MoneyJob | null>(() =>
    wanted === null ? leftJob(user.id, bookingId, now()) : offered(money, wanted),
  );
  const [amount, setAmount] = useState(wanted?.amount ?? null);
  if (!money.isFollowed) return <p className={css.quiet}>{RENTAL_MONEY_TEXTS.notFollowed}</p>;
  const [first] = jobs;
  return (
    <>
      <Row gap={8} wrap className={css.jobs}>
        {jobs.map((one) => (
          <Button
            key={one}
            look={one === first && isNext && isOpen(money) ? 'primary' : 'secondary'}
            onClick={() => setJob(one)}
          >
            {MONEY_JOBS[one].texts.title}
          </Button>
        ))}
      </Row>
      <MoneySummary money={money} />
      <MoneyLines money={money} bookingId={bookingId} />
      {job && (
        <Suspense fallback={<LateDialog />}>
          <MoneySheet
            job={job}
            bookingId={bookingId}
            money={money}
            {...(amount && { amount })}
            onClose={() => {
              setJob(null);
              setAmount(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The requested job; null when it is not available. */
const offered = (money: RentalMoneyFacts, { job }: WantedJob): MoneyJob | null =>
  offeredJobs(money).find((one) => one === job) ?? null;

const JOBS = Object.keys(MONEY_JOBS) as MoneyJob[];

/** The unsaved sheet of this booking; null without one. */
const leftJob = (userId: number, bookingId: number, now: Date): MoneyJob | null =>
  JOBS.find((job) => formDraft(userId, moneyDraft(job, bookingId), now)) ?? null;

/** After the end of a rental it is paid or refunded, and no new deposit is taken. */
const ORDER: Readonly<Record<'open' | 'overOwing' | 'over', readonly MoneyJob[]>> = {
  open: [
    'credit',
    'paymentAndDeposit',
    'payment',
    'deposit',
    'returnDeposit',
    'withhold',
    'charge',
    'refund',
    'keepAsAdvance',
  ],
  overOwing: ['credit', 'payment', 'withhold', 'returnDeposit', 'charge'],
  over: ['refund', 'returnDeposit', 'keepAsAdvance', 'withhold', 'charge', 'payment'],
};

/** Available operations on the money of a rental; the first is the most likely one. */
function offeredJobs(money: RentalMoneyFacts): readonly MoneyJob[] {
  const state = !isOver(money) ? 'open' : money.balance > 0 ? 'overOwing' : 'over';
  return ORDER[state].filter((job) => MONEY_JOBS[job].isOffered(money));
}
