import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { NOW_TEXTS } from '@schema/texts/day/now';

interface MoneyQuestionProps {
  /** «Анна Никитина: К оплате 6 900 ₽» */
  readonly owed: readonly string[];
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before two marks at once leave money behind. */
export default function MoneyQuestion({ owed, onConfirm, onClose }: MoneyQuestionProps) {
  return (
    <ConfirmDialog
      title={NOW_TEXTS.moneyTitle}
      description={`${owed.join('. ')}. ${NOW_TEXTS.moneyHint}`}
      confirmTitle={NOW_TEXTS.returnAndHandOver}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
