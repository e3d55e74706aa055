import { REGISTER_TEXTS as texts } from '@schema/texts/money/tills';
import { fromRoubles, kopecks, toRoubles } from '@schema/values/money/money';
import css from './Register.module.css';
import { signedAmount } from './signed-amount';
import type { RegisterLineFacts } from './use-register';

interface RegisterFoundProps {
  readonly lines: readonly RegisterLineFacts[];
  /** Whether these are all that match. */
  readonly isWhole: boolean;
}

/** Number and sums of the lines that a search shows. */
export function RegisterFound({ lines, isWhole }: RegisterFoundProps) {
  const sum = (direction: 'in' | 'out') =>
    toRoubles(
      kopecks(
        lines.reduce(
          (total, line) =>
            line.direction === direction ? total + fromRoubles(line.amount) : total,
          0,
        ),
      ),
    );
  return (
    <dl className={css.foot} aria-label={texts.totals}>
      <div>
        <dt>{isWhole ? texts.found : texts.foundSoFar}</dt>
        <dd>{lines.length}</dd>
      </div>
      <div>
        <dt>{texts.foundIn}</dt>
        <dd className={css.in}>{signedAmount('in', sum('in'))}</dd>
      </div>
      <div>
        <dt>{texts.foundOut}</dt>
        <dd className={css.out}>{signedAmount('out', sum('out'))}</dd>
      </div>
    </dl>
  );
}
