import { useAvailableCars } from '@frontend/features/availability/useAvailableCars';
import type { CarFacts } from '@frontend/shared/cars/car-facts';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody } from '@frontend/shared/ui/dialogs/DialogParts';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { LoadFailure } from '@frontend/shared/ui/feedback/QueryStatus';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { EVENT_TEXTS } from '@schema/texts/bookings/bookings';
import { CLIENT_CARD_TEXTS } from '@schema/texts/people/customers';
import { useEffect, useState } from 'react';
import type { BoardDialog } from './address/board-dialog';
import { BoardDialogs } from './BoardDialogs';
import { type BoardKnowledge, NO_BOARD } from './board-knowledge';
import { useCarOfBooking } from './useCarOfBooking';

interface QuickDialogsProps {
  readonly dialog: BoardDialog;
  readonly address: string;
  readonly open: (dialog: BoardDialog) => void;
  readonly close: () => void;
}

type Period = Extract<BoardDialog, { kind: 'period' }>;

/** The dialogs available over any page: quick booking, forms of bookings, a cash entry. */
export default function QuickDialogs(props: QuickDialogsProps) {
  const { dialog, ...rest } = props;
  if (dialog.kind === 'period') return <NewBooking period={dialog} {...rest} />;
  if (dialog.kind === 'booking') return <OfBooking id={dialog.id} {...props} />;
  if (dialog.kind === 'extension') return <OfBooking id={dialog.bookingId} {...props} />;
  return <BoardDialogs {...props} knowledge={NO_BOARD} />;
}

/** The new-booking form; offers the cars free in its period. */
function NewBooking({
  period,
  ...rest
}: Omit<QuickDialogsProps, 'dialog'> & { readonly period: Period }) {
  const { address, close } = rest;
  const view = useAvailableCars({ startDate: period.startDate, endDate: period.endDate });
  // Keeps a car that another user has booked meanwhile: the server refuses the save.
  const [known] = useState(() => new Map<number, CarFacts>());
  if ('cars' in view) for (const { car } of view.cars) known.set(car.id, car);
  if (view.state === 'failed' && known.size === 0) {
    return (
      <Dialog title={EVENT_TEXTS.title} address={address} onClose={close}>
        <DialogBody>
          <LoadFailure query={view} title={null} message={view.message} />
        </DialogBody>
      </Dialog>
    );
  }
  const knowledge: BoardKnowledge = {
    ...NO_BOARD,
    isReady: () => view.state !== 'loading',
    car: (id) => known.get(id) ?? null,
  };
  // The car of a repeated booking may be taken: another one is offered.
  if (view.state === 'ready' && period.customerId && !known.has(period.carId)) {
    const { startDate, endDate, customerId } = period;
    const quick = { kind: 'quick', startDate, endDate, customerId } as const;
    return <OtherCars dialog={quick} {...rest} />;
  }
  return <BoardDialogs dialog={period} knowledge={knowledge} {...rest} />;
}

/** Quick booking instead of the form whose car is taken, with a notice that says so. */
function OtherCars(props: QuickDialogsProps) {
  useEffect(() => showToast('info', CLIENT_CARD_TEXTS.repeatTaken), []);
  return <BoardDialogs {...props} knowledge={NO_BOARD} />;
}

/** A saved booking, or its extension, with the events of its car. */
function OfBooking({ id, ...rest }: QuickDialogsProps & { readonly id: number }) {
  const { knowledge, isLoading } = useCarOfBooking(id);
  if (isLoading) return <LateDialog />;
  return <BoardDialogs {...rest} knowledge={knowledge} />;
}
