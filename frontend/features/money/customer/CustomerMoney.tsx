import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { MoneyBadges } from '@frontend/shared/money/MoneyBadges';
import { MoneyMarksFailure } from '@frontend/shared/money/MoneyMarksFailure';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { DividedList } from '@frontend/shared/ui/lists/List';
import { CACHE_AGES_MS } from '@schema/constants';
import { ADVANCE_JOB_TEXTS, ADVANCE_TEXTS, type AdvanceJob } from '@schema/texts/money/advance';
import { customerWords } from '@schema/texts/money/customer-words';
import { Suspense, useState } from 'react';
import { MoneyLineItem } from '../lines/MoneyLineItem';
import { advanceLine, type MoneyLine } from '../lines/money-lines';
import { ReverseMoneyQuestion } from '../lines/ReverseMoneyQuestion';
import css from '../Money.module.css';
import { CustomerMoneyDocument, type CustomerMoneyFactsFragment } from './customer-money.generated';

const AdvanceSheet = lazyComponent(() => import('./AdvanceSheet'));

interface CustomerMoneyProps {
  readonly customerId: number;
  /** Opens a sheet at once, if its operation is available. */
  readonly wanted?: { readonly job: AdvanceJob; readonly amount: string } | null;
  readonly onWantedClosed?: () => void;
}

/** Debts of either side over all rentals of the customer, the deposits held, and the advance. */
export function CustomerMoney({ customerId, wanted = null, onWantedClosed }: CustomerMoneyProps) {
  const { shown, query } = useFreshQuery(CustomerMoneyDocument, {
    variables: { customerId },
    maxAgeMs: CACHE_AGES_MS.customers,
    topics: ['money'],
    answeredBy: ['takeAdvance', 'returnAdvance', 'reverseAdvance'],
  });
  const money = shown?.customerMoney;
  return (
    <>
      <MoneyMarksFailure query={query} />
      {money && (
        <Money
          key={wanted?.job}
          customerId={customerId}
          money={money}
          wanted={wanted}
          onWantedClosed={onWantedClosed}
        />
      )}
    </>
  );
}

type MoneyProps = Pick<CustomerMoneyProps, 'customerId'> & {
  readonly money: CustomerMoneyFactsFragment;
  readonly wanted: CustomerMoneyProps['wanted'];
  readonly onWantedClosed: (() => void) | undefined;
};

function Money({ customerId, money, wanted, onWantedClosed }: MoneyProps) {
  const [reversed, setReversed] = useState<MoneyLine | null>(null);
  const words = customerWords(money);
  const jobs: readonly AdvanceJob[] =
    money.advance > 0 ? ['takeAdvance', 'returnAdvance'] : ['takeAdvance'];
  const isOffered = wanted && jobs.includes(wanted.job);
  const [job, setJob] = useState(isOffered ? wanted.job : null);
  return (
    <Panel title={ADVANCE_TEXTS.panel}>
      <Row gap={12} rowGap={8} align="center" justify="between" wrap>
        {words.length > 0 ? (
          <span className={css.state}>
            <MoneyBadges words={words} />
          </span>
        ) : (
          <p className={css.quiet}>{ADVANCE_TEXTS.nothing}</p>
        )}
        <Row as="span" gap={8} wrap>
          {jobs.map((one) => (
            <Button key={one} onClick={() => setJob(one)}>
              {ADVANCE_JOB_TEXTS[one].title}
            </Button>
          ))}
        </Row>
      </Row>
      {money.advances.length > 0 && (
        <DividedList label={ADVANCE_TEXTS.lines}>
          {money.advances.map(advanceLine).map((line) => (
            <MoneyLineItem key={line.id} line={line} onReverse={() => setReversed(line)} />
          ))}
        </DividedList>
      )}
      {reversed && <ReverseMoneyQuestion line={reversed} onClose={() => setReversed(null)} />}
      {job && (
        <Suspense fallback={<LateDialog />}>
          <AdvanceSheet
            job={job}
            customerId={customerId}
            money={money}
            {...(job === wanted?.job && wanted.amount && { amount: wanted.amount })}
            onClose={() => {
              setJob(null);
              if (wanted) onWantedClosed?.();
            }}
          />
        </Suspense>
      )}
    </Panel>
  );
}
