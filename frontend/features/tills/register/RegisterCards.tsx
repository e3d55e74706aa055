import { useZone } from '@frontend/shared/data/session';
import { classNames } from '@frontend/shared/lib/class-names';
import { guardPresses } from '@frontend/shared/lib/presses/guard-presses';
import { CardLine } from '@frontend/shared/ui/lists/Records';
import { openingText, REGISTER_TEXTS } from '@schema/texts/money/tills';
import { formatExactAmount, formatExactRoubles } from '@schema/values/money/money';
import { LineDocument } from './LineDocument';
import { lineTime } from './line-time';
import { lineKey, placeOf } from './line-words';
import css from './Register.module.css';
import type { RegisterLinesProps } from './RegisterTable';
import type { RegisterLineFacts } from './use-register';

/** Lines of the register on a phone. */
export function RegisterCards(props: RegisterLinesProps) {
  const { lines, opening, isOneDay, bookingLink, undoOf } = props;
  const zone = useZone();
  return (
    <ul ref={guardPresses} className={css.cards} aria-label={REGISTER_TEXTS.lines}>
      {opening && (
        <li className={classNames(css.card, css.opening)}>
          <CardLine>
            <span>{openingText(opening.day)}</span>
            <b className={css.sum}>{formatExactRoubles(opening.sum)}</b>
          </CardLine>
        </li>
      )}
      {lines.map((line) => (
        <li key={lineKey(line)} className={css.card}>
          <CardLine isTop>
            <LineDocument line={line} bookingLink={bookingLink} />
            <LineSum line={line} />
          </CardLine>
          <CardLine>
            <span className={css.quiet}>
              {[lineTime(line.happenedAt, zone, isOneDay), line.userName, placeOf(line)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className={css.quiet}>{line.cash !== null && formatExactAmount(line.cash)}</span>
          </CardLine>
          {undoOf(line)}
        </li>
      ))}
    </ul>
  );
}

/** '+5 000 ₽' */
function LineSum({ line }: { readonly line: RegisterLineFacts }) {
  const { direction, amount, method } = line;
  if (direction === null || amount === 0) return null;
  const look = method === 'cash' ? css[direction] : css.otherMethod;
  return (
    <b className={classNames(css.sum, look)}>
      {direction === 'in' ? '+' : '−'}
      {formatExactRoubles(amount)}
    </b>
  );
}
