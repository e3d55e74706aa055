import { Badge } from '@frontend/shared/ui/lists/Badge';
import { Facts } from '@frontend/shared/ui/records/Facts';
import { RENTAL_MONEY_TEXTS } from '@schema/texts/money/rental-money';
import { formatExactRoubles } from '@schema/values/money/money';
import { formatDay } from '@schema/values/time/calendar';
import css from './Money.module.css';
import type { RentalMoneyFacts } from './useRentalMoney';

/** Owed, paid, the deposit held and agreed. */
export function MoneySummary({ money }: { readonly money: RentalMoneyFacts }) {
  const { owed, paid, deposit, bookingIds } = money;
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
        ]}
      />
    </>
  );
}

/** What is still owed, or to whom, in words. */
export function BalanceBadge({ balance }: { readonly balance: number }) {
  const { debt, overpaid, settled } = RENTAL_MONEY_TEXTS;
  if (balance > 0) return <Badge look="warning">{`${debt} ${formatExactRoubles(balance)}`}</Badge>;
  if (balance < 0)
    return <Badge look="accent">{`${overpaid} ${formatExactRoubles(-balance)}`}</Badge>;
  return <Badge look="success">{settled}</Badge>;
}
