import { bookedRental } from '@frontend/shared/bookings/booked-rental';
import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { UnmarkReturnedDocument } from '@frontend/shared/bookings/marks/marks.generated';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { useZone } from '@frontend/shared/data/session';
import { offerUndo } from '@frontend/shared/lib/overlays/undo';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { TEXT_LIMITS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { stillOutText } from '@schema/messages/still-out';
import { BOOKING_DETAILS_TEXTS, CANCEL_REASONS } from '@schema/texts/bookings/bookings';
import { ofRental } from '@schema/texts/bookings/rental-name';
import { isOutByMark } from '@schema/values/bookings/whereabouts';
import type { CarNameParts } from '@schema/values/fleet/car-title';
import { useState } from 'react';
import { ArchiveBookingDocument, RestoreBookingDocument } from '../bookings.generated';
import css from './ArchiveQuestion.module.css';

interface ArchiveQuestionProps {
  readonly booking: BookingFacts;
  /** Car for the notices; null: unknown. */
  readonly car: CarNameParts | null;
  /** Suggested reason. */
  readonly reason: string;
  readonly onArchived: () => void;
  readonly onClose: () => void;
}

/** Location of the car: returned earlier, returned just now, or still out. */
type CarWay = 'here' | 'returned' | 'out';

/**
 * «Переместить бронь в архив?» (requirements.md, K34); the notice after it offers to undo. For a
 * booking whose car is out it asks for the location of the car.
 */
export function ArchiveQuestion(props: ArchiveQuestionProps) {
  const { booking, car, onArchived, onClose } = props;
  const rental = bookedRental(booking, car);
  const { id, carId, version } = booking;
  const archive = useCommand('archiveBooking', ArchiveBookingDocument);
  const restore = useCommand('restoreBooking', RestoreBookingDocument);
  const unmark = useCommand('unmarkReturned', UnmarkReturnedDocument);
  const zone = useZone();
  const [isPending, setPending] = useState(false);
  const [reason, setReason] = useState(props.reason);
  const [failure, setFailure] = useState<string | null>(null);
  /** Name of the rental whose car is out; null: the car is here. */
  const [out, setOut] = useState<string | null>(() =>
    isOutByMark(booking)
      ? stillOutText(
          {
            customer: booking.customer,
            startDate: new Date(booking.startDate),
            endDate: new Date(booking.endDate),
          },
          zone,
        )
      : null,
  );

  const undo = async (archived: number, way: CarWay) => {
    const options = { carIds: [carId] };
    try {
      const { restoreBooking } = await restore({ id, version: archived }, options);
      if (way === 'returned') await unmark({ id, version: restoreBooking.version }, options);
      showToast('success', ofRental(BOOKING_DETAILS_TEXTS.restored, rental));
    } catch (error) {
      showToast('error', commandFailureText(error, BOOKING_DETAILS_TEXTS.restoreFailed));
    }
  };
  const confirm = async (way: CarWay) => {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    try {
      const about = { confirmed: way === 'out', returned: way === 'returned' };
      const variables = { id, version, reason: reason.trim() || null, ...about };
      const { archiveBooking } = await archive(variables, { carIds: [carId] });
      const undoArchive = () => void undo(archiveBooking.version, way);
      const text = ofRental(BOOKING_DETAILS_TEXTS.archived, rental);
      offerUndo(text, `booking:${id}`, undoArchive);
      onArchived();
    } catch (error) {
      const refusal = refusalOf(error);
      const isOut = refusal?.code === 'CAR_NOT_RETURNED';
      if (isOut) setOut(refusal.message);
      setFailure(isOut ? null : commandFailureText(error, MESSAGES.booking.deleteFailed));
      setPending(false);
    }
  };

  return (
    <ConfirmDialog
      title={MESSAGES.booking.archiveConfirm}
      description={BOOKING_DETAILS_TEXTS.archiveHint}
      confirmTitle={
        out ? BOOKING_DETAILS_TEXTS.archiveReturned : BOOKING_DETAILS_TEXTS.archiveConfirm
      }
      otherWay={
        out && (
          <Button look="danger" disabled={isPending} onClick={() => void confirm('out')}>
            {BOOKING_DETAILS_TEXTS.archiveAnyway}
          </Button>
        )
      }
      isDangerous={out === null}
      isPending={isPending}
      error={failure}
      onConfirm={() => void confirm(out ? 'returned' : 'here')}
      onClose={onClose}
    >
      {out && <InfoPanel look="warning">{out}</InfoPanel>}
      <CancelReason value={reason} isDisabled={isPending} onChange={setReason} />
    </ConfirmDialog>
  );
}

interface CancelReasonProps {
  readonly value: string;
  readonly isDisabled: boolean;
  readonly onChange: (reason: string) => void;
}

/** Usual reasons of a cancellation by one press, or a typed reason. */
function CancelReason({ value, isDisabled, onChange }: CancelReasonProps) {
  return (
    <Stack gap={10}>
      <TextField
        label={BOOKING_DETAILS_TEXTS.cancelReason}
        hint={BOOKING_DETAILS_TEXTS.cancelReasonHint}
        value={value}
        maxLength={TEXT_LIMITS.reason}
        isDisabled={isDisabled}
        onChange={onChange}
      />
      <Row gap={8} wrap className={css.usual}>
        {CANCEL_REASONS.map((reason) => (
          <Button
            key={reason}
            aria-pressed={value === reason}
            disabled={isDisabled}
            onClick={() => onChange(value === reason ? '' : reason)}
          >
            {reason}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
