import { useAvailableCars } from '@frontend/features/availability/useAvailableCars';
import { useKnownCustomer } from '@frontend/features/bookings/create/useKnownCustomer';
import { SeveralBookingsForm } from '@frontend/features/bookings/several/SeveralBookingsForm';
import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody } from '@frontend/shared/ui/dialogs/DialogParts';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { LoadFailure } from '@frontend/shared/ui/feedback/QueryStatus';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { SEVERAL_BOOKINGS_TEXTS } from '@schema/texts/bookings/several-bookings';
import { type ReactNode, useState } from 'react';
import type { BoardDialog } from '../address/board-dialog';
import { useCreatedTogetherNotice } from './useCreatedTogetherNotice';

interface SeveralCarsProps {
  readonly dialog: Extract<BoardDialog, { kind: 'several' }>;
  readonly address: string;
  /** Called with the first booking before the dialog closes. */
  readonly onCreated?: ((booking: BookingFacts) => void) | undefined;
  readonly onClose: () => void;
}

/** The form of several cars, rendered once the free cars of its period are loaded. */
export default function SeveralCars({ dialog, address, onCreated, onClose }: SeveralCarsProps) {
  const { carIds, startDate, endDate, customerId = null } = dialog;
  const view = useAvailableCars({ startDate, endDate });
  const { customer, isLoading } = useKnownCustomer(customerId);
  const announce = useCreatedTogetherNotice();
  // Keeps a car that another user has booked meanwhile: the server refuses the save.
  const [known] = useState(() => new Map<number, Free>());
  if ('cars' in view) {
    for (const { car, price } of view.cars) {
      known.set(car.id, { car, totalPrice: price?.totalPrice ?? null });
    }
  }
  const framed = (content: ReactNode) => (
    <Dialog title={SEVERAL_BOOKINGS_TEXTS.title} size="wide" address={address} onClose={onClose}>
      {content}
    </Dialog>
  );
  if (known.size === 0 && view.state === 'failed') {
    return framed(
      <DialogBody>
        <LoadFailure query={view} title={null} message={view.message} />
      </DialogBody>,
    );
  }
  if (isLoading || (known.size === 0 && view.state === 'loading')) {
    return framed(
      <DialogBody>
        <Spinner description={SEVERAL_BOOKINGS_TEXTS.loading} />
      </DialogBody>,
    );
  }
  const chosen = carIds.flatMap((id) => known.get(id) ?? []);
  if (chosen.length === 0) {
    return framed(
      <DialogBody>
        <EmptyState
          title={SEVERAL_BOOKINGS_TEXTS.allTaken}
          description={SEVERAL_BOOKINGS_TEXTS.allTakenHint}
        />
      </DialogBody>,
    );
  }
  return framed(
    <SeveralBookingsForm
      period={{ startDate, endDate }}
      chosen={chosen}
      isSomeTaken={chosen.length < carIds.length}
      freeCar={(id) => known.get(id) ?? null}
      customer={customer}
      onCreated={(created) => {
        announce(created, (id) => known.get(id)?.car ?? null);
        const [first] = created.bookings;
        if (first) onCreated?.(first);
        onClose();
      }}
      onClose={onClose}
    />,
  );
}

type Free = Parameters<typeof SeveralBookingsForm>[0]['chosen'][number];
