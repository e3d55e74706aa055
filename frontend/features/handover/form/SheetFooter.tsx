import type { MoneyPartState } from '@frontend/shared/bookings/marks/money-part';
import { FormMessage } from '@frontend/shared/forms/FormMessage';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { MARK_TEXTS } from '@schema/texts/bookings/marks';
import { SHEET_TEXTS } from '@schema/texts/handover/sheet';
import { MARK_QUESTION_TEXTS } from '@schema/texts/money/mark-money';
import type { SheetSide } from '@schema/values/handover/sheet';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import css from '../Sheet.module.css';
import { SheetBar } from '../SheetBar';
import type { SheetForm } from './useSheetForm';

interface SheetFooterProps {
  readonly form: SheetForm;
  readonly side: SheetSide;
  /** Null: no money is asked on the page. */
  readonly money: MoneyPartState | null;
  readonly canMark: boolean;
  readonly isMarking: boolean;
  /** Null: no supplement. */
  readonly onCancelSupplement: (() => void) | null;
  /** Stands in the place of the buttons that save while required photos are missing. */
  readonly morePhotos: ReactNode;
}

/** The buttons that save the sheet: alone, with its mark, with its money and its mark. */
export function SheetFooter(props: SheetFooterProps) {
  const { form, side, money, canMark, isMarking, onCancelSupplement, morePhotos } = props;
  const at = side === 'out' ? 'handover' : 'return';
  const isPending = form.isPending || isMarking;
  const isPaid = money?.isLeft === true;
  const mark = () => {
    if (!money) return form.saveAs(() => ({ as: 'marked' }));
    form.saveAs((charges) => {
      const prepared = money.prepare();
      if (!prepared) return null;
      const { record, left } = prepared;
      return { as: 'paid', money: { record: () => record(charges), left } };
    });
  };
  return (
    <SheetBar
      label={SHEET_TEXTS.save}
      onSubmit={() => void form.submit()}
      message={form.doubt === null && <FormMessage form={form} />}
    >
      {onCancelSupplement && (
        <Button
          look="quiet"
          onClick={() => {
            form.dropDraft();
            onCancelSupplement();
          }}
        >
          {SHEET_TEXTS.cancelSupplement}
        </Button>
      )}
      {morePhotos || (
        <Button
          type="submit"
          size="large"
          look={canMark ? 'secondary' : 'primary'}
          isPending={form.isPending}
          onClick={() => form.saveAs(() => ({ as: 'sheet' }))}
        >
          {SHEET_TEXTS.save}
        </Button>
      )}
      {!morePhotos && canMark && isPaid && (
        <Button
          type="submit"
          size="large"
          look="quiet"
          aria-label={MARK_QUESTION_TEXTS.without[at]}
          isPending={isPending}
          onClick={() => form.saveAs(() => ({ as: 'paid', money: null }))}
        >
          {MARK_QUESTION_TEXTS.withoutShort}
        </Button>
      )}
      {!morePhotos && canMark && (
        <Button
          type="submit"
          size="large"
          look="primary"
          className={css.mark}
          icon={<Check />}
          isPending={isPending}
          onClick={mark}
        >
          {isPaid ? money.action : MARK_TEXTS[at]}
        </Button>
      )}
    </SheetBar>
  );
}
