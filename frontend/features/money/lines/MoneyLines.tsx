import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { Text } from '@frontend/shared/ui/layout/Text';
import { DividedList } from '@frontend/shared/ui/lists/List';
import { RENTAL_MONEY_TEXTS } from '@schema/texts/money/rental-money';
import { Suspense, useState } from 'react';
import css from '../Money.module.css';
import type { MoneyEntryFacts, RentalMoneyFacts } from '../useRentalMoney';
import { MoneyLineItem } from './MoneyLineItem';
import { chargeLine, entryLine, type MoneyLine } from './money-lines';
import { ReverseMoneyQuestion } from './ReverseMoneyQuestion';

const ReceiptDialog = lazyComponent(() => import('../receipt/ReceiptDialog'));

interface MoneyLinesProps {
  readonly money: RentalMoneyFacts;
  readonly bookingId: number;
}

/** The charges and the entries of a rental, each reversible by an offsetting entry. */
export function MoneyLines({ money, bookingId }: MoneyLinesProps) {
  const [shown, setShown] = useState<MoneyEntryFacts | null>(null);
  const [reversed, setReversed] = useState<MoneyLine | null>(null);
  const list = (label: string, lines: readonly MoneyLine[]) => (
    <div>
      <Text as="h4" tone="muted" size="label" weight={600} className={css.head}>
        {label}
      </Text>
      <DividedList label={label}>
        {lines.map((line) => (
          <MoneyLineItem
            key={line.id}
            line={line}
            onReverse={() => setReversed(line)}
            onReceipt={setShown}
          />
        ))}
      </DividedList>
    </div>
  );
  const { charges, entries } = money;
  return (
    <>
      {charges.length > 0 && list(RENTAL_MONEY_TEXTS.charges, charges.map(chargeLine))}
      {entries.length > 0 ? (
        list(RENTAL_MONEY_TEXTS.entries, entries.map(entryLine))
      ) : (
        <p className={css.quiet}>{RENTAL_MONEY_TEXTS.noEntries}</p>
      )}
      {reversed && <ReverseMoneyQuestion line={reversed} onClose={() => setReversed(null)} />}
      {shown && (
        <Suspense fallback={<LateDialog />}>
          <ReceiptDialog
            entry={shown}
            bookingId={bookingId}
            rented={money.rented}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </>
  );
}
