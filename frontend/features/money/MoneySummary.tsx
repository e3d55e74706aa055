import { MoneyBadges } from '@frontend/shared/money/MoneyBadges';
import { Facts } from '@frontend/shared/ui/records/Facts';
import { moneyWords, withSum } from '@schema/texts/money/money-marks';
import { RENTAL_MONEY_TEXTS } from '@schema/texts/money/rental-money';
import { formatExactRoubles } from '@schema/values/money/money';
import { formatDay } from '@schema/values/time/calendar';
import css from './Money.module.css';
import { isOver } from './sheet/rental-sums';
import type { RentalMoneyFacts } from './useRentalMoney';

/** Owed and paid amounts, the deposit held and agreed. */
export function MoneySummary({ money }: { readonly money: RentalMoneyFacts }) {
  const { owed, paid, deposit, advance, bookingIds } = money;
  const { agreed, held, returnBy } = deposit;
  const texts = RENTAL_MONEY_TEXTS;
  return (
    <>
      {bookingIds.length > 1 && <p className={css.quiet}>{texts.twoParts}</p>}
      <Facts
        look="pair"
        facts={[
          { name: texts.owed, value: formatExactRoubles(owed) },
          { name: texts.paid, value: formatExactRoubles(paid) },
          {
            name: `${texts.deposit}, ${texts.held}`,
            value: (
              <>
                {formatExactRoubles(held)}
                {held > 0 && returnBy && (
                  <span className={css.quiet}>{` · ${texts.returnBy} ${formatDay(returnBy)}`}</span>
                )}
              </>
            ),
          },
          { name: `${texts.deposit} ${texts.agreed}`, value: formatExactRoubles(agreed) },
          ...(advance > 0 ? [{ name: texts.advance, value: formatExactRoubles(advance) }] : []),
        ]}
      />
    </>
  );
}

/** Open debt of either side, and the deposit once its refund is due. */
export function MoneyState({ money }: { readonly money: RentalMoneyFacts }) {
  const { balance, owed, deposit } = money;
  const { held, untaken } = deposit;
  const mark = owed === 0 ? 'none' : 'paid';
  const over = isOver(money);
  const words = moneyWords(
    { balance, mark, held, untaken, depositToTake: 0, isOver: over },
    formatExactRoubles,
  );
  // Beside the button «Вернуть залог» a badge of the same text would look like a button.
  const shown = words.filter(({ matter }) => matter !== 'held' && matter !== 'returnDeposit');
  return (
    <span className={css.state}>
      <MoneyBadges
        words={over && held > 0 ? [...shown, withSum('held', held, formatExactRoubles)] : shown}
      />
    </span>
  );
}
