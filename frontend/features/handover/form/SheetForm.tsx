import type {
  MoneyPartComponent,
  MoneyPartState,
} from '@frontend/shared/bookings/marks/money-part';
import { RestoredPanel } from '@frontend/shared/forms/drafts/RestoredPanel';
import { useOpenForm } from '@frontend/shared/lib/overlays/open-forms';
import { useFieldInView } from '@frontend/shared/lib/overlays/use-field-in-view';
import { useFirstInvalid } from '@frontend/shared/lib/use-first-invalid';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { SHEET_TEXTS } from '@schema/texts/handover/sheet';
import type { SheetSide } from '@schema/values/handover/sheet';
import { useEffect, useRef, useState } from 'react';
import { MorePhotos } from '../photos/MorePhotos';
import type { SheetOf } from '../queue/new-items';
import type { QueuedSheet } from '../queue/queue-items';
import css from '../Sheet.module.css';
import { SheetAnchors } from '../SheetAnchors';
import { SheetPanel } from '../SheetPanel';
import type { RentalSheets } from '../useRentalSheets';
import { partStates } from './part-states';
import { SheetFooter } from './SheetFooter';
import { SheetParts } from './SheetParts';
import { SignaturePart } from './SignaturePart';
import { useSheetParts } from './use-sheet-parts';
import { type NextStep, useSheetForm } from './useSheetForm';

interface SheetFormProps {
  readonly rental: RentalSheets;
  readonly side: SheetSide;
  /** A refused sheet of the device to mend; null: a new one. */
  readonly queued: QueuedSheet | null;
  /** The mark follows the save; false: it is set already, or not possible. */
  readonly canMark: boolean;
  readonly isMarking: boolean;
  /** The money of the mark; null: none is asked here. */
  readonly Money: MoneyPartComponent | null;
  readonly onSaved: (saved: 'sent' | 'queued', next: NextStep, sheet: SheetOf) => void;
  /** Null: the sheet of this side is not saved yet. */
  readonly onCancelSupplement: (() => void) | null;
}

/** The sheet as one page: its parts, and the buttons that save it. */
export function SheetForm(props: SheetFormProps) {
  const { rental, side, queued, canMark, isMarking, Money, onSaved, onCancelSupplement } = props;
  const [money, setMoney] = useState<MoneyPartState | null>(null);
  const isSupplement = onCancelSupplement !== null;
  const form = useSheetForm({ rental, side, queued, onSaved });
  const parts = useSheetParts({ rental, side, form, isSupplement });
  const { own, stage, accessories, missing, charged, signed } = parts;
  const { bookingId, customerName } = rental;
  const { values, chargeRows } = form;
  const element = useRef<HTMLElement>(null);
  useOpenForm(form.isUnsaved);
  useFirstInvalid(element, form.attempt);
  useFieldInView(element);
  // Its fields are below the saved sheets.
  useEffect(() => {
    if (isSupplement) element.current?.scrollIntoView({ block: 'start' });
  }, [isSupplement]);
  return (
    <>
      <SheetAnchors
        states={partStates(values, own.photos, { accessories, charges: chargeRows, money })}
      />
      <section ref={element} aria-label={SHEET_TEXTS.form} className={css.form}>
        {onCancelSupplement && (
          <InfoPanel look="info" title={SHEET_TEXTS.supplementTitle}>
            {SHEET_TEXTS.supplementHint}
          </InfoPanel>
        )}
        <RestoredPanel kind="handoverSheet" form={form} />
        <SheetParts form={form} parts={parts}>
          {canMark && Money && (
            <Money
              at={side === 'out' ? 'handover' : 'return'}
              booking={{ ...rental, id: bookingId }}
              charged={charged}
              onState={setMoney}
              frame={(fields) => <SheetPanel part="money">{fields}</SheetPanel>}
            />
          )}
          <SheetPanel part="signature">
            <SignaturePart form={form} customerName={customerName} signed={[signed]} />
          </SheetPanel>
        </SheetParts>
      </section>
      <SheetFooter
        form={form}
        side={side}
        money={money}
        canMark={canMark}
        isMarking={isMarking}
        onCancelSupplement={onCancelSupplement}
        morePhotos={missing.length > 0 && <MorePhotos missing={missing} stage={stage} />}
      />
    </>
  );
}
