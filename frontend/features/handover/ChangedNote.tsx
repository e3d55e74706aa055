import { useMoment } from '@frontend/shared/data/use-moment';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { CHANGE_TEXTS } from '@schema/texts/handover/kept';
import type { SheetSide } from '@schema/values/handover/sheet';
import { rentalChanges } from './rental-changes';
import type { RentalSheets } from './useRentalSheets';

interface ChangedNoteProps {
  readonly before: RentalSheets;
  readonly rental: RentalSheets;
  readonly side: SheetSide;
}

/** What others changed in the rental meanwhile. */
export function ChangedNote({ before, rental, side }: ChangedNoteProps) {
  const moment = useMoment();
  const changes = rentalChanges({ before, after: rental, side, moment });
  return (
    <div role="status">
      {changes.length > 0 && (
        <InfoPanel look="warning" title={CHANGE_TEXTS.title}>
          {changes.map((change) => (
            <p key={change}>{change}</p>
          ))}
        </InfoPanel>
      )}
    </div>
  );
}
