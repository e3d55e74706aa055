import { useCan, useSession } from '@frontend/shared/data/session';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { MONEY_JOB_TEXTS, RENTAL_MONEY_TEXTS } from '@schema/texts/money/rental-money';
import { Suspense, useState } from 'react';
import { MoneyLines } from './lines/MoneyLines';
import css from './Money.module.css';
import { MoneyState, MoneySummary } from './MoneySummary';
import { leftJob } from './sheet/money-draft';
import type { MoneyJob } from './sheet/money-steps';
import { isOpen, offeredJobs } from './sheet/offered-jobs';
import { type RentalMoneyFacts, useRentalMoney } from './useRentalMoney';

const MoneySheet = lazyComponent(() => import('./sheet/MoneySheet'));

interface BookingMoneyProps {
  readonly bookingId: number;
  /** Opens a sheet at once, if the rental offers it; null: the card alone. */
  readonly wanted?: WantedJob | null;
  /** No other step is awaited before it: its first job leads. Default: true. */
  readonly isNext?: boolean;
}

interface WantedJob {
  /** Another text than a job opens nothing. */
  readonly job: string;
  /** As typed; '': what the rental asks for. */
  readonly amount: string;
}

/** «Оплата» of a booking: what is owed, paid and held, and what can be done with it. */
export default function BookingMoney(props: BookingMoneyProps) {
  const { bookingId, wanted = null, isNext = true } = props;
  const canEdit = useCan('edit_bookings');
  return canEdit ? <Money bookingId={bookingId} wanted={wanted} isNext={isNext} /> : null;
}

function Money({ bookingId, ...rest }: Required<BookingMoneyProps>) {
  const { money, query } = useRentalMoney(bookingId);
  return (
    <section className={css.money} aria-label={RENTAL_MONEY_TEXTS.title}>
      <div className={css.top}>
        <h3 className={css.title}>{RENTAL_MONEY_TEXTS.title}</h3>
        {money?.isFollowed && <MoneyState money={money} />}
      </div>
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
    </section>
  );
}

interface FollowedMoneyProps extends Required<BookingMoneyProps> {
  readonly money: RentalMoneyFacts;
}

function FollowedMoney({ bookingId, money, wanted, isNext }: FollowedMoneyProps) {
  const { user, now } = useSession();
  const [job, setJob] = useState<MoneyJob | null>(() =>
    wanted === null ? leftJob(user.id, bookingId, now()) : offered(money, wanted),
  );
  const [amount, setAmount] = useState(wanted?.amount ?? null);
  if (!money.isFollowed) return <p className={css.quiet}>{RENTAL_MONEY_TEXTS.notFollowed}</p>;
  const [first] = offeredJobs(money);
  return (
    <>
      <div className={css.jobs}>
        {offeredJobs(money).map((one) => (
          <Button
            key={one}
            look={one === first && isNext && isOpen(money) ? 'primary' : 'secondary'}
            onClick={() => setJob(one)}
          >
            {MONEY_JOB_TEXTS[one].title}
          </Button>
        ))}
      </div>
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

/** The wanted job; null: there is nothing to do it with. */
const offered = (money: RentalMoneyFacts, { job }: WantedJob): MoneyJob | null =>
  offeredJobs(money).find((one) => one === job) ?? null;
