import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { CONFLICT_TEXTS } from '@schema/texts/bookings/bookings';
import { NEW_BOOKING_TEXTS } from '@schema/texts/bookings/new-booking';

interface ReseatButtonProps {
  readonly path: string;
  /** The conflicting booking begins later than this one. */
  readonly isNext: boolean;
}

/** Opens the re-seating of the conflicting booking in a new tab, which keeps the typed values. */
export function ReseatButton({ path, isNext }: ReseatButtonProps) {
  const label = isNext ? NEW_BOOKING_TEXTS.reseatNextHint : CONFLICT_TEXTS.reseatHint;
  return (
    <ButtonLink target={{ to: path, isNewTab: true }} label={label}>
      {isNext ? NEW_BOOKING_TEXTS.reseatNext : CONFLICT_TEXTS.reseat}
    </ButtonLink>
  );
}
