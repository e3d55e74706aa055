import { MoneyBadges } from '@frontend/shared/money/MoneyBadges';
import { useMoneyMarks } from '@frontend/shared/money/useMoneyMarks';
import { Row } from '@frontend/shared/ui/layout/Row';
import { cardMoneyWords } from '@schema/texts/money/money-marks';
import css from './CardMoney.module.css';

/** Owed, paid and the deposit of a booking, on its card over the board. */
export default function CardMoney({ bookingId }: { readonly bookingId: number }) {
  const { markOf } = useMoneyMarks([bookingId]);
  const mark = markOf(bookingId);
  return (
    mark && (
      <Row as="p" gap={6} rowGap={4} wrap className={css.money}>
        <MoneyBadges words={cardMoneyWords(mark)} />
      </Row>
    )
  );
}
