import { ConflictFixes } from '@frontend/shared/bookings/ConflictFixes';
import type { Occupied } from '@frontend/shared/bookings/occupied';
import { useZone } from '@frontend/shared/data/session';
import { FormMessage } from '@frontend/shared/forms/FormMessage';
import { StalePanel } from '@frontend/shared/forms/StalePanel';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { CONFLICT_TEXTS, STALE_BOOKING_TEXTS } from '@schema/texts/bookings/bookings';
import { type EditBookingValues, withEnd, withStart } from '../edit/edit-booking-values';
import type { useEditBooking } from '../edit/useEditBooking';

interface BookingMessagesProps {
  readonly form: ReturnType<typeof useEditBooking>;
  readonly occupied: Occupied | null;
  /** Path of the re-seating of the conflicting bookings. */
  readonly reseatPath: string | null | undefined;
  /** Changes made by the last fix. */
  readonly fixed: string | null;
  readonly onFix: (text: string, change: (values: EditBookingValues) => EditBookingValues) => void;
}

/** Reason of the last refused save, with its remedies, and changes by others. */
export function BookingMessages(props: BookingMessagesProps) {
  const { form, occupied, reseatPath, fixed, onFix } = props;
  const zone = useZone();
  return (
    <>
      <FormMessage form={form}>
        {occupied && (
          <ConflictFixes
            occupied={occupied}
            zone={zone}
            reseatPath={reseatPath}
            onTakeCar={(carId) => onFix(CONFLICT_TEXTS.carTaken, (was) => ({ ...was, carId }))}
            onTakeWindow={({ startDate, endDate }) =>
              onFix(CONFLICT_TEXTS.timeTaken, (was) => withEnd(withStart(was, startDate), endDate))
            }
          />
        )}
      </FormMessage>
      {form.newer && (
        <StalePanel
          title={STALE_BOOKING_TEXTS.title}
          changes={form.newer.changes}
          onLoad={form.newer.load}
        />
      )}
      {fixed && !form.message && <InfoPanel look="success">{fixed}</InfoPanel>}
    </>
  );
}
