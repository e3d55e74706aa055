import MarkMoney from '@frontend/features/money/mark/MarkMoney';
import type { MarkMoneyProps } from '@frontend/shared/bookings/marks/mark-money';
import { WithData } from '@frontend/shared/data/WithData';

/** The question about money over any screen, also over one that reads without Apollo. */
export default function MarkMoneyQuestion(props: MarkMoneyProps) {
  return (
    <WithData>
      <MarkMoney {...props} />
    </WithData>
  );
}
