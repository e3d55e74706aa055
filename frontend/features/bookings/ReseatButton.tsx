import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { CONFLICT_TEXTS } from '@schema/texts/bookings/bookings';
import { NEW_BOOKING_TEXTS } from '@schema/texts/bookings/new-booking';

interface ReseatButtonProps {
  readonly path: string;
  /** The booking in the way begins later than this one. */
  readonly isNext: boolean;
}

/** Leads to the re-seating of the booking in the way, in a new tab: what is typed here stays. */
export function ReseatButton({ path, isNext }: ReseatButtonProps) {
  const label = isNext ? NEW_BOOKING_TEXTS.reseatNextHint : CONFLICT_TEXTS.reseatHint;
  return (
    <ButtonLink target={{ to: path, isNewTab: true }} label={label}>
      {isNext ? NEW_BOOKING_TEXTS.reseatNext : CONFLICT_TEXTS.reseat}
    </ButtonLink>
  );
}
