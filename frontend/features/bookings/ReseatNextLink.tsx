import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { NEW_BOOKING_TEXTS } from '@schema/texts/bookings/new-booking';

/** Leads to the re-seating of the booking in the way, in a new tab: what is typed here stays. */
export function ReseatNextLink({ path }: { readonly path: string }) {
  return (
    <ButtonLink target={{ to: path, isNewTab: true }} label={NEW_BOOKING_TEXTS.reseatNextHint}>
      {NEW_BOOKING_TEXTS.reseatNext}
    </ButtonLink>
  );
}
