import { Badge, type BadgeLook } from '@frontend/shared/ui/badges/Badge';
import type { MoneyMatter, MoneyWord } from '@schema/texts/money/money-marks';

const LOOKS: Readonly<Record<MoneyMatter, BadgeLook>> = {
  toPay: 'warning',
  debt: 'danger',
  overpaid: 'accent',
  paid: 'success',
  paidSum: 'neutral',
  held: 'neutral',
  advance: 'success',
  takeDeposit: 'neutral',
  untaken: 'danger',
  returnDeposit: 'neutral',
};

/** Owed, paid and held amounts, as badges in a line of their parent. */
export function MoneyBadges({ words }: { readonly words: readonly MoneyWord[] }) {
  return words.map(({ matter, text }) => (
    <Badge key={matter} look={LOOKS[matter]}>
      {text}
    </Badge>
  ));
}
