import { MONEY_METHOD_TITLES } from '@schema/texts/money/rental-money';
import { closingText, REGISTER_TEXTS } from '@schema/texts/money/tills';
import { formatExactAmount, formatExactRoubles } from '@schema/values/money/money';
import type { Day } from '@schema/values/time/calendar';
import css from './Register.module.css';
import { signedAmount } from './signed-amount';
import type { RegisterFacts } from './use-register';

interface RegisterFootProps {
  readonly register: RegisterFacts;
  readonly to: Day;
}

/** Sums of the period by method, and the cash at its end. */
export function RegisterFoot({ register, to }: RegisterFootProps) {
  const { cash, methods } = register;
  return (
    <dl className={css.foot} aria-label={REGISTER_TEXTS.totals}>
      <Total method="cash" {...cash} />
      {methods
        .filter(({ cameIn, wentOut }) => cameIn !== 0 || wentOut !== 0)
        .map(({ method, cameIn, wentOut }) => (
          <Total key={method} method={method} cameIn={cameIn} wentOut={wentOut} />
        ))}
      {cash.between !== 0 && (
        <div>
          <dt data-method="between">{REGISTER_TEXTS.between}</dt>
          <dd className={css.otherMethod}>{formatExactAmount(cash.between)}</dd>
        </div>
      )}
      <div className={css.closing}>
        <dt>{closingText(to)}</dt>
        <dd>{formatExactRoubles(cash.closing)}</dd>
      </div>
    </dl>
  );
}

interface TotalProps {
  readonly method: keyof typeof MONEY_METHOD_TITLES;
  readonly cameIn: number;
  readonly wentOut: number;
}

function Total({ method, cameIn, wentOut }: TotalProps) {
  return (
    <div>
      <dt data-method={method}>{MONEY_METHOD_TITLES[method]}</dt>
      <dd>
        {(cameIn !== 0 || wentOut === 0) && (
          <span className={css.in}>{signedAmount('in', cameIn)}</span>
        )}
        {wentOut !== 0 && <span className={css.out}>{signedAmount('out', wentOut)}</span>}
      </dd>
    </div>
  );
}
