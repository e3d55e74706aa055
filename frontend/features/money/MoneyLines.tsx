import { useMoment } from '@frontend/shared/data/use-moment';
import { classNames } from '@frontend/shared/lib/class-names';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { DividedList } from '@frontend/shared/ui/lists/List';
import { RENTAL_MONEY_TEXTS, REVERSE_MONEY_TEXTS } from '@schema/texts/money/rental-money';
import { formatExactRoubles } from '@schema/values/money/money';
import { useState } from 'react';
import css from './Money.module.css';
import { chargeLine, entryLine, type MoneyLine } from './money-lines';
import { ReverseMoneyQuestion } from './ReverseMoneyQuestion';
import type { RentalMoneyFacts } from './useRentalMoney';

/** The charges and the entries of a rental, each to be taken back by a contrary one. */
export function MoneyLines({ money }: { readonly money: RentalMoneyFacts }) {
  const [reversed, setReversed] = useState<MoneyLine | null>(null);
  const list = (label: string, lines: readonly MoneyLine[]) => (
    <div>
      <h4 className={css.head}>{label}</h4>
      <DividedList label={label}>
        {lines.map((line) => (
          <Line key={line.id} line={line} onReverse={() => setReversed(line)} />
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
    </>
  );
}

interface LineProps {
  readonly line: MoneyLine;
  readonly onReverse: () => void;
}

function Line({ line, onReverse }: LineProps) {
  const moment = useMoment();
  const { title, at, userName, comment, amount, isReversed, mayReverse } = line;
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
