import { MESSAGES } from '@schema/messages';
import { parseAmount } from '@schema/values/money/money';
import { trimmedOrNull } from '@schema/values/words/text';
import { amountInput, optionalText, shapeOf } from '../fields/fields';

const { money } = MESSAGES;

/** Opening amount of the drawer and the evening's count, as typed. */
export const drawerCountForm = shapeOf(
  {
    openedWith: amountInput(money.openedWithInvalid, { mayBeEmpty: false }),
    counted: amountInput(money.countedInvalid, { mayBeEmpty: false }),
    comment: optionalText(),
  },
  [money.openedWithInvalid, money.countedInvalid],
);

interface DrawerCountValues {
  readonly openedWith: string;
  readonly counted: string;
  readonly comment: string;
}

/** Requires values valid by `drawerCountForm`. Amounts in roubles. */
export const toDrawerCount = ({ openedWith, counted, comment }: DrawerCountValues) => ({
  openedWith: parseAmount(openedWith) ?? 0,
  counted: parseAmount(counted) ?? 0,
  comment: trimmedOrNull(comment),
});
