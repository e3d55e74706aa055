import { useMoment } from '@frontend/shared/data/use-moment';
import { PhotoPreview } from '@frontend/shared/photos/PhotoPreview';
import { Text } from '@frontend/shared/ui/layout/Text';
import { type Fact, Facts } from '@frontend/shared/ui/records/Facts';
import { CAR_STATE_TEXTS } from '@schema/texts/fleet/car-state';
import {
  driven,
  fuelDifference,
  READING_TEXTS,
  SHEET_DAMAGE_TEXTS,
  SHEET_LINKS,
  SHEET_PHOTO_TEXTS,
  SHEET_TEXTS,
  SIGNATURE_TEXTS,
  SIGNATURE_WAY_TEXTS,
} from '@schema/texts/handover/sheet';
import { fuelText } from '@schema/texts/handover/sheet-words';
import { useState } from 'react';
import css from '../Sheet.module.css';
import {
  accessoriesAtHandover,
  atHandover,
  type RentalSheets,
  type SheetFacts,
} from '../useRentalSheets';
import { DamageList, DamageRow } from './DamageRow';
import { InkDrawing } from './InkDrawing';
import { SavedAccessories } from './SavedAccessories';
import { SavedCharges } from './SavedCharges';
import { SavedPhotos } from './SavedPhotos';

interface SheetViewProps {
  readonly sheet: SheetFacts;
  readonly rental: RentalSheets;
}

/** A saved sheet, or a supplement: final, so it is only shown. */
export function SheetView({ sheet, rental }: SheetViewProps) {
  const moment = useMoment();
  const [seen, setSeen] = useState<string | null>(null);
  const { side, supplementsId, userLogin, at, createdAt, delayReason, comment } = sheet;
  const title = supplementsId === null ? SHEET_LINKS[side] : SHEET_TEXTS.supplementTitle;
  return (
    <section className={css.sheet} aria-label={title}>
      <header className={css.names}>
        <h2 className={css.heading}>{title}</h2>
        <Text tone="muted" size="label">
          {SHEET_TEXTS.by(userLogin, moment(at))}
          {delayReason && ` · ${SHEET_TEXTS.delayed(moment(createdAt))}: ${delayReason}`}
        </Text>
      </header>
      <div className={css.columns}>
        <div className={css.column}>
          <Facts look="pair" facts={readings(sheet, rental)} />
          {(sheet.damages.length + sheet.mendedDamages.length > 0 || supplementsId === null) && (
            <DamageList none={SHEET_DAMAGE_TEXTS.noNew}>
              {[
                sheet.damages.map((damage) => (
                  <DamageRow key={damage.id} damage={damage} number={null} isNew />
                )),
                sheet.mendedDamages.map((damage) => (
                  <DamageRow key={damage.id} damage={damage} number={null} isMended />
                )),
              ]}
            </DamageList>
          )}
          {sheet.accessories.length > 0 && (
            <SavedAccessories
              accessories={sheet.accessories}
              before={side === 'back' ? accessoriesAtHandover(rental) : null}
            />
          )}
          <SavedCharges charges={sheet.charges} />
          {comment && <p className={css.comment}>{comment}</p>}
        </div>
        <div className={css.column}>
          {sheet.photos.length > 0 && <SavedPhotos photos={sheet.photos} onSee={setSeen} />}
          {sheet.deletedPhotoCount > 0 && (
            <Text as="p" tone="muted">
              {SHEET_PHOTO_TEXTS.deleted(sheet.deletedPhotoCount)}
            </Text>
          )}
          <Signed sheet={sheet} customerName={rental.customerName} />
        </div>
      </div>
      {seen && <PhotoPreview url={seen} onClose={() => setSeen(null)} />}
    </section>
  );
}

/** Mileage and fuel; of a return with the difference to the handover. */
function readings({ side, km, fuel }: SheetFacts, rental: RentalSheets): readonly Fact[] {
  const before = side === 'back' ? atHandover(rental) : { km: null, fuel: null };
  const way = km !== null && before.km !== null && driven(km - before.km);
  const burnt = fuel !== null && before.fuel !== null && fuelDifference(fuel - before.fuel);
  return [
    {
      name: CAR_STATE_TEXTS.mileage,
      value: [km === null ? READING_TEXTS.notRead : CAR_STATE_TEXTS.km(km), way]
        .filter(Boolean)
        .join(' · '),
      isMain: true,
    },
    {
      name: READING_TEXTS.fuel,
      value: [fuel === null ? READING_TEXTS.noFuel : fuelText(fuel), burnt]
        .filter(Boolean)
        .join(' · '),
      isMain: true,
    },
  ];
}

interface SignedProps {
  readonly sheet: SheetFacts;
  readonly customerName: string;
}

function Signed({ sheet, customerName }: SignedProps) {
  const { signatureWay, signature, signerName, absenceReason } = sheet;
  const who = signatureWay === 'absent' ? absenceReason : (signerName ?? customerName);
  return (
    <div className={css.signed}>
      {signatureWay === 'finger' && (
        <div
          className={css.signature}
          role="img"
          aria-label={`${SIGNATURE_TEXTS.field}: ${who ?? ''}`}
        >
          <InkDrawing ink={signature} />
        </div>
      )}
      <Text tone="muted">
        {signatureWay !== 'finger' && `${SIGNATURE_WAY_TEXTS[signatureWay]}: `}
        {who}
      </Text>
    </div>
  );
}
