import type {
  MoneyPartComponent,
  MoneyPartState,
} from '@frontend/shared/bookings/marks/money-part';
import { RestoredPanel } from '@frontend/shared/forms/drafts/RestoredPanel';
import { useOpenForm } from '@frontend/shared/lib/overlays/open-forms';
import { useFieldInView } from '@frontend/shared/lib/overlays/use-field-in-view';
import { useFirstInvalid } from '@frontend/shared/lib/use-first-invalid';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { chargedSum } from '@schema/forms/handover/sheet-charges';
import { newDamages } from '@schema/forms/handover/sheet-form';
import { SHEET_CHARGE_TEXTS } from '@schema/texts/handover/charges';
import { SHEET_DAMAGE_TEXTS, SHEET_PHOTO_TEXTS, SHEET_TEXTS } from '@schema/texts/handover/sheet';
import { NAMED_ANGLES, type SheetSide } from '@schema/values/handover/sheet';
import { useEffect, useRef, useState } from 'react';
import { ChargesPart } from '../charges/ChargesPart';
import { missingAngles, takenAngles } from '../photos/angles';
import { MorePhotos } from '../photos/MorePhotos';
import { PhotosPart } from '../photos/PhotosPart';
import { useSheetPhotos } from '../photos/sheet-photos';
import { usePhotoStage } from '../photos/use-photo-stage';
import type { QueuedSheet } from '../queue/queue-items';
import css from '../Sheet.module.css';
import { SheetAnchors } from '../SheetAnchors';
import { SheetPanel } from '../SheetPanel';
import {
  accessoriesAtHandover,
  atHandover,
  photosBefore,
  type RentalSheets,
  useSheetCar,
  useSheetSettings,
} from '../useRentalSheets';
import { AccessoriesPart, accessoryNames } from './AccessoriesPart';
import { DamagesPart, openDamages } from './DamagesPart';
import { MomentFields } from './MomentFields';
import { partStates } from './part-states';
import { ReadingsPart } from './ReadingsPart';
import { SheetFooter } from './SheetFooter';
import { SignaturePart } from './SignaturePart';
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
  readonly onSaved: (saved: 'sent' | 'queued', next: NextStep) => void;
  /** Null: the sheet of this side is not saved yet. */
  readonly onCancelSupplement: (() => void) | null;
}

/** The sheet as one page: its parts, and the buttons that save it. */
export function SheetForm(props: SheetFormProps) {
  const { rental, side, queued, canMark, isMarking, Money, onSaved, onCancelSupplement } = props;
  const [money, setMoney] = useState<MoneyPartState | null>(null);
  const form = useSheetForm({ rental, side, queued, onSaved });
  const { bookingId, customerName, draftPhotos } = rental;
  const { carId, names, values, chargeRows } = form;
  const car = useSheetCar(carId);
  const kept = useSheetPhotos({
    bookingId,
    carId,
    names,
    side,
    sheetClientId: values.clientId,
    received: draftPhotos.filter(({ sheetClientId }) => sheetClientId === values.clientId),
  });
  const own: typeof kept = {
    ...kept,
    take: (angle, files) => {
      form.update((was) => ({ ...was, hasPhotos: true }));
      kept.take(angle, files);
    },
  };
  const element = useRef<HTMLElement>(null);
  useOpenForm(form.isUnsaved);
  useFirstInvalid(element, form.attempt);
  useFieldInView(element);
  const isSupplement = onCancelSupplement !== null;
  // Its fields are below the saved sheets.
  useEffect(() => {
    if (isSupplement) element.current?.scrollIntoView({ block: 'start' });
  }, [isSupplement]);
  const stage = usePhotoStage();
  const settings = useSheetSettings();
  const given = side === 'back' ? accessoriesAtHandover(rental) : null;
  const accessories = accessoryNames(settings.accessories, given, values.accessories);
  const mayLackPhotos = isSupplement || values.signatureWay === 'absent';
  const missing = mayLackPhotos ? [] : missingAngles(own.photos, settings.requiredAngles);
  const open = openDamages(car);
  const fresh = newDamages(values.damages);
  const charged = chargedSum(chargeRows ?? []);
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
        <div className={css.columns}>
          <div className={css.column}>
            <SheetPanel
              part="photos"
              note={SHEET_PHOTO_TEXTS.taken(takenAngles(own.photos).length, NAMED_ANGLES.length)}
            >
              <PhotosPart own={own} previous={photosBefore(rental, side)} stage={stage} />
            </SheetPanel>
            <SheetPanel part="readings">
              <ReadingsPart
                form={form}
                car={car}
                before={side === 'back' ? atHandover(rental) : null}
              />
            </SheetPanel>
            <section className={css.more} aria-label={SHEET_TEXTS.more}>
              <MomentFields form={form} />
            </section>
          </div>
          <div className={css.column}>
            <SheetPanel part="damages" note={SHEET_DAMAGE_TEXTS.counts(open.length, fresh.length)}>
              <DamagesPart form={form} car={car} />
            </SheetPanel>
            {accessories.length > 0 && (
              <SheetPanel part="accessories">
                <AccessoriesPart form={form} names={accessories} before={given} />
              </SheetPanel>
            )}
            {chargeRows && (
              <SheetPanel part="charges" note={SHEET_CHARGE_TEXTS.hint}>
                <ChargesPart form={form} rows={chargeRows} />
              </SheetPanel>
            )}
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
              <SignaturePart
                form={form}
                customerName={customerName}
                openDamages={open.length}
                charged={charged}
              />
            </SheetPanel>
          </div>
        </div>
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
