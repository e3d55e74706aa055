import { MoneyBadges } from '@frontend/shared/money/MoneyBadges';
import { useMoneyMarks } from '@frontend/shared/money/useMoneyMarks';
import { cardMoneyWords } from '@schema/texts/money/money-marks';
import css from './CardMoney.module.css';

/** Owed, paid and the deposit of a booking, on its card over the board. */
export default function CardMoney({ bookingId }: { readonly bookingId: number }) {
  const { markOf } = useMoneyMarks([bookingId]);
  const mark = markOf(bookingId);
  return (
    mark && (
      <p className={css.money}>
        <MoneyBadges words={cardMoneyWords(mark)} />
      </p>
    )
  );
}
