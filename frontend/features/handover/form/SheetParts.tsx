import { SHEET_CHARGE_TEXTS } from '@schema/texts/handover/charges';
import { SHEET_DAMAGE_TEXTS, SHEET_PHOTO_TEXTS, SHEET_TEXTS } from '@schema/texts/handover/sheet';
import { NAMED_ANGLES } from '@schema/values/handover/sheet';
import type { ReactNode } from 'react';
import { ChargesPart } from '../charges/ChargesPart';
import { takenAngles } from '../photos/angles';
import { PhotosPart } from '../photos/PhotosPart';
import css from '../Sheet.module.css';
import { SheetPanel, useSheetLandmark } from '../SheetPanel';
import { AccessoriesPart } from './AccessoriesPart';
import { DamagesPart } from './DamagesPart';
import { MomentFields } from './MomentFields';
import { ReadingsPart } from './ReadingsPart';
import type { SheetPartsState } from './use-sheet-parts';
import type { SheetFields } from './useSheetForm';

interface SheetPartsProps {
  readonly form: SheetFields;
  readonly parts: SheetPartsState;
  /** Further parts, below. */
  readonly children?: ReactNode;
}

/** The parts of a sheet that are filled, in one or two columns. */
export function SheetParts({ form, parts, children }: SheetPartsProps) {
  const { chargeRows } = form;
  const more = useSheetLandmark(SHEET_TEXTS.more);
  const { car, own, stage, damages, given, accessories, previous, before } = parts;
  const damageCounts = SHEET_DAMAGE_TEXTS.counts(damages.left, damages.fresh, damages.mended);
  return (
    <div className={css.columns}>
      <div className={css.column}>
        <SheetPanel
          part="photos"
          note={SHEET_PHOTO_TEXTS.taken(takenAngles(own.photos).length, NAMED_ANGLES.length)}
        >
          <PhotosPart own={own} previous={previous} stage={stage} />
        </SheetPanel>
        <SheetPanel part="readings">
          <ReadingsPart form={form} car={car} before={before} />
        </SheetPanel>
        <section className={css.more} aria-label={more}>
          <MomentFields form={form} />
        </section>
      </div>
      <div className={css.column}>
        <SheetPanel part="damages" note={damageCounts}>
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
        {children}
      </div>
    </div>
  );
}
