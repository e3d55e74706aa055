import { useMoment } from '@frontend/shared/data/use-moment';
import { classNames } from '@frontend/shared/lib/class-names';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { DividedList } from '@frontend/shared/ui/lists/List';
import { RECEIPT_TEXTS } from '@schema/texts/money/receipt';
import { RENTAL_MONEY_TEXTS, REVERSE_MONEY_TEXTS } from '@schema/texts/money/rental-money';
import { formatExactRoubles } from '@schema/values/money/money';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { Suspense, useState } from 'react';
import css from './Money.module.css';
import { chargeLine, entryLine, type MoneyLine } from './money-lines';
import { ReverseMoneyQuestion } from './ReverseMoneyQuestion';
import type { MoneyEntryFacts, RentalMoneyFacts } from './useRentalMoney';

const ReceiptDialog = lazyComponent(() => import('./receipt/ReceiptDialog'));

interface MoneyLinesProps {
  readonly money: RentalMoneyFacts;
  readonly bookingId: number;
}

/** The charges and the entries of a rental, each to be taken back by a contrary one. */
export function MoneyLines({ money, bookingId }: MoneyLinesProps) {
  const [shown, setShown] = useState<MoneyEntryFacts | null>(null);
  const [reversed, setReversed] = useState<MoneyLine | null>(null);
  const list = (label: string, lines: readonly MoneyLine[]) => (
    <div>
      <h4 className={css.head}>{label}</h4>
      <DividedList label={label}>
        {lines.map((line) => (
          <Line
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

interface LineProps {
  readonly line: MoneyLine;
  readonly onReverse: () => void;
  readonly onReceipt: (entry: MoneyEntryFacts) => void;
}

function Line({ line, onReverse, onReceipt }: LineProps) {
  const moment = useMoment();
  const { title, at, userName, comment, amount, isReversed, mayReverse, receipt } = line;
  const sum = formatExactRoubles(amount);
  return (
    <li className={css.line}>
      <div className={css.words}>
        <span>{title}</span>
        <span className={css.quiet}>
          {[moment(at), userName, comment].filter(Boolean).join(' · ')}
        </span>
        {isReversed && <span className={css.quiet}>{RENTAL_MONEY_TEXTS.reversed}</span>}
      </div>
      <b className={classNames(css.sum, isReversed && css.gone)}>{sum}</b>
      {receipt && (
        <IconButton
          label={`${RECEIPT_TEXTS.action}: ${title}, ${sum}`}
          icon={<ReceiptText />}
          onClick={() => onReceipt(receipt)}
        />
      )}
      {mayReverse && (
        <Button
          look="quiet"
          aria-label={`${REVERSE_MONEY_TEXTS.action}: ${title}, ${sum}`}
          onClick={onReverse}
        >
          {REVERSE_MONEY_TEXTS.action}
        </Button>
      )}
    </li>
  );
}
