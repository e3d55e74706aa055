import { useBooking } from '@frontend/features/bookings/card/useBooking';
import { useKnownCustomer } from '@frontend/features/bookings/create/useKnownCustomer';
import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { useCan, useZone } from '@frontend/shared/data/session';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody } from '@frontend/shared/ui/dialogs/DialogParts';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { EVENT_TEXTS } from '@schema/texts/bookings/bookings';
import { type ReactNode, useState } from 'react';
import type { BoardDialog } from '../address/board-dialog';
import type { BoardKnowledge } from '../board-knowledge';
import { CreateEventTabs } from './CreateEventTabs';
import { draftsOfDays, draftsOfExtension, draftsOfPeriod, type EventDrafts } from './event-drafts';
import type { EventTab } from './event-tabs';

type CreateEvent = Extract<BoardDialog, { kind: 'days' | 'period' | 'extension' }>;

interface CreateEventProps<Dialog extends CreateEvent> {
  /** A car with days or a period, or a booking to extend. */
  readonly dialog: Dialog;
  readonly knowledge: BoardKnowledge;
  readonly address: string;
  readonly onOpenBooking: (id: number) => void;
  readonly onCreated?: ((booking: BookingFacts) => void) | undefined;
  readonly onClose: () => void;
}

/** The create-event dialog, rendered once its car or the booking to extend is loaded. */
export default function CreateEventDialog({ dialog, ...rest }: CreateEventProps<CreateEvent>) {
  if (dialog.kind === 'extension') return <Extension dialog={dialog} {...rest} />;
  return <OnCar dialog={dialog} {...rest} />;
}

function OnCar({ dialog, ...rest }: CreateEventProps<Exclude<CreateEvent, { kind: 'extension' }>>) {
  const { knowledge } = rest;
  const zone = useZone();
  const { customer, isLoading } = useKnownCustomer(
    (dialog.kind === 'period' && dialog.customerId) || null,
  );
  if (!knowledge.car(dialog.carId)) return <Unready isMissing={knowledge.isReady()} {...rest} />;
  if (isLoading) return <Unready isMissing={false} {...rest} />;
  const drafts = () =>
    dialog.kind === 'days'
      ? draftsOfDays(dialog, knowledge, zone)
      : draftsOfPeriod(dialog, customer);
  const initialTab = dialog.kind === 'days' && dialog.isService ? 'service' : 'booking';
  return <Opened drafts={drafts} initialTab={initialTab} {...rest} />;
}

function Extension({
  dialog,
  ...rest
}: CreateEventProps<Extract<CreateEvent, { kind: 'extension' }>>) {
  const { knowledge } = rest;
  const zone = useZone();
  const { booking, isGone, failure } = useBooking(
    dialog.bookingId,
    knowledge.booking(dialog.bookingId),
  );
  if (!booking || !knowledge.isReady()) {
    return <Unready isMissing={isGone || failure !== null} {...rest} />;
  }
  return <Opened drafts={() => draftsOfExtension(booking, zone, dialog.endDate)} {...rest} />;
}

interface OpenedProps extends Omit<CreateEventProps<CreateEvent>, 'dialog'> {
  readonly drafts: () => EventDrafts;
  readonly initialTab?: EventTab;
}

/** Drafts are created once: later changes by others must not reset the form. */
function Opened({ drafts: make, knowledge, ...rest }: OpenedProps) {
  const [drafts] = useState(make);
  const canCreateBookings = useCan('edit_bookings');
  if (!drafts.service && !canCreateBookings) {
    return <Unready isMissing knowledge={knowledge} {...rest} />;
  }
  return (
    <CreateEventTabs
      drafts={drafts}
      canCreateBookings={canCreateBookings}
      cars={knowledge}
      {...rest}
    />
  );
}

interface UnreadyProps extends Omit<CreateEventProps<CreateEvent>, 'dialog'> {
  readonly isMissing: boolean;
}

function Unready({ isMissing, address, onClose }: UnreadyProps): ReactNode {
  return (
    <Dialog title={EVENT_TEXTS.title} address={address} onClose={onClose}>
      <DialogBody>
        {isMissing ? (
          <EmptyState title={EVENT_TEXTS.missingTitle} description={EVENT_TEXTS.missing} />
        ) : (
          <Spinner description={EVENT_TEXTS.loading} />
        )}
      </DialogBody>
    </Dialog>
  );
}
