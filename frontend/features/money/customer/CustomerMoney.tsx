import { CustomerMoneyDocument, type CustomerMoneyFactsFragment } from '@frontend/gql/graphql';
import { useFreshQuery } from '@frontend/shared/data/use-fresh-query';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { MoneyBadges } from '@frontend/shared/money/MoneyBadges';
import { MoneyMarksFailure } from '@frontend/shared/money/MoneyMarksFailure';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { DividedList } from '@frontend/shared/ui/lists/List';
import { CACHE_AGES_MS } from '@schema/constants';
import { ADVANCE_JOB_TEXTS, ADVANCE_TEXTS } from '@schema/texts/money/advance';
import { customerWords } from '@schema/texts/money/money-marks';
import { Suspense, useState } from 'react';
import css from '../Money.module.css';
import { MoneyLineItem } from '../MoneyLineItem';
import { advanceLine, type MoneyLine } from '../money-lines';
import { ReverseMoneyQuestion } from '../ReverseMoneyQuestion';
import type { AdvanceJob } from './AdvanceSheet';

const AdvanceSheet = lazyComponent(() => import('./AdvanceSheet'));

export type CustomerMoneyFacts = CustomerMoneyFactsFragment;

/** What the customer owes or is owed over all rentals, the deposits held, and the advance. */
export function CustomerMoney({ customerId }: { readonly customerId: number }) {
  const { shown, query } = useFreshQuery(CustomerMoneyDocument, {
    variables: { customerId },
    maxAgeMs: CACHE_AGES_MS.customers,
    topic: 'money',
  });
  const money = shown?.customerMoney;
  return (
    <>
      <MoneyMarksFailure query={query} />
      {money && <Money customerId={customerId} money={money} />}
    </>
  );
}

interface MoneyProps {
  readonly customerId: number;
  readonly money: CustomerMoneyFacts;
}

function Money({ customerId, money }: MoneyProps) {
  const [job, setJob] = useState<AdvanceJob | null>(null);
  const [reversed, setReversed] = useState<MoneyLine | null>(null);
  const words = customerWords(money);
  const jobs: readonly AdvanceJob[] =
    money.advance > 0 ? ['takeAdvance', 'returnAdvance'] : ['takeAdvance'];
  return (
    <Panel
      title={ADVANCE_TEXTS.panel}
      actions={
        <span className={css.buttons}>
          {jobs.map((one) => (
            <Button key={one} onClick={() => setJob(one)}>
              {ADVANCE_JOB_TEXTS[one].title}
            </Button>
          ))}
        </span>
      }
    >
      {words.length > 0 ? (
        <span className={css.state}>
          <MoneyBadges words={words} />
        </span>
      ) : (
        <p className={css.quiet}>{ADVANCE_TEXTS.nothing}</p>
      )}
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
            onClose={() => setJob(null)}
          />
        </Suspense>
      )}
    </Panel>
  );
}
