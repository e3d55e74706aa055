import { useAvailableCars } from '@frontend/features/availability/useAvailableCars';
import type { CarFacts } from '@frontend/shared/cars/car-facts';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody } from '@frontend/shared/ui/dialogs/DialogParts';
import { LoadFailure } from '@frontend/shared/ui/feedback/QueryStatus';
import { EVENT_TEXTS } from '@schema/texts/bookings/bookings';
import { useState } from 'react';
import type { BoardDialog } from './address/board-dialog';
import { BoardDialogs } from './BoardDialogs';
import type { BoardKnowledge } from './board-knowledge';

interface QuickDialogsProps {
  readonly dialog: BoardDialog;
  readonly address: string;
  readonly open: (dialog: BoardDialog) => void;
  readonly close: () => void;
}

type Period = Extract<BoardDialog, { kind: 'period' }>;

/** Without a board the server validates on save. */
const NO_BOARD: BoardKnowledge = {
  isReady: () => true,
  car: () => null,
  events: () => [],
  knownUntil: () => null,
  booking: () => null,
  maintenance: () => null,
};

/** The dialogs available over any page: quick booking, the booking form, a cash entry. */
export default function QuickDialogs(props: QuickDialogsProps) {
  const { dialog, ...rest } = props;
  if (dialog.kind === 'period') return <NewBooking period={dialog} {...rest} />;
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
  return <BoardDialogs dialog={period} knowledge={knowledge} {...rest} />;
}
