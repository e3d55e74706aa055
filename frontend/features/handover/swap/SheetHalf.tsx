import { RestoredPanel } from '@frontend/shared/forms/drafts/RestoredPanel';
import { SIDE_TEXTS } from '@schema/texts/handover/sheet-words';
import type { SheetSide } from '@schema/values/handover/sheet';
import { SheetParts } from '../form/SheetParts';
import type { SheetPartsState } from '../form/use-sheet-parts';
import css from '../Sheet.module.css';
import { SheetScope } from '../SheetPanel';
import { nameOf, type RentalSheets } from '../useRentalSheets';
import type { SwapSheetsForm } from './useSwapSheets';

interface SheetHalfProps {
  readonly side: SheetSide;
  readonly rental: RentalSheets;
  readonly half: SwapSheetsForm[SheetSide];
  readonly parts: SheetPartsState;
}

/** One sheet of a swap, under the name of its car. */
export function SheetHalf({ side, rental, half, parts }: SheetHalfProps) {
  const title = `${SIDE_TEXTS[side]}: ${nameOf(rental)}`;
  return (
    <section className={css.half} aria-label={title}>
      <h2 className={css.halfTitle}>{title}</h2>
      <SheetScope value={side}>
        <RestoredPanel kind="handoverSheet" form={half.restored} />
        <SheetParts form={half.fields} parts={parts} />
      </SheetScope>
    </section>
  );
}
