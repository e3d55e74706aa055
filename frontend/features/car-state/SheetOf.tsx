import { handoverPath } from '@frontend/shared/bookings/handover-path';
import { useCan } from '@frontend/shared/data/session';
import { IconLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { SHEET_LINKS } from '@schema/texts/handover/sheet';
import type { SheetSide } from '@schema/values/handover/sheet';
import ClipboardList from 'lucide-react/icons/clipboard-list';

interface SheetOfProps {
  readonly sheet: { readonly bookingId: number; readonly side: SheetSide } | null | undefined;
  /** Distinguishes the links of a list: «154 754 км». */
  readonly of: string;
}

/** Link to the sheet that recorded a reading or a damage, for users who see sheets. */
export function SheetOf({ sheet, of }: SheetOfProps) {
  const canSee = useCan('edit_bookings');
  if (!sheet || !canSee) return null;
  const { bookingId, side } = sheet;
  return (
    <IconLink
      label={`${SHEET_LINKS[side]}: ${of}`}
      icon={<ClipboardList />}
      target={{ to: handoverPath(bookingId, side) }}
    />
  );
}
