import { QuickBookingDialog } from '@frontend/features/availability/QuickBookingDialog';
import { BookingDetails } from '@frontend/features/bookings/BookingDetails';
import { CashEntryDialog } from '@frontend/features/cashbox/CashEntryDialog';
import { MaintenanceEditor } from '@frontend/features/maintenances/MaintenanceEditor';
import { useCan } from '@frontend/shared/data/session';
import type { BoardDialog } from './board-dialog';
import type { BoardKnowledge } from './board-knowledge';
import { NewEvent } from './NewEvent';

interface BoardDialogsProps {
  readonly dialog: BoardDialog;
  /** Where the dialog stands in the address. */
  readonly address: string;
  readonly knowledge: BoardKnowledge;
  readonly open: (dialog: BoardDialog) => void;
  readonly close: () => void;
}

/** The dialog that stands open over the board; arrives apart from it, forms and all. */
export default function BoardDialogs(props: BoardDialogsProps) {
  const { dialog, address, knowledge, open, close } = props;
  const canEdit = useCan('edit_bookings');
  const common = { address, onClose: close };
  const onOpenBooking = (id: number) => open({ kind: 'booking', id });
  switch (dialog.kind) {
    case 'booking':
      return (
        <BookingDetails
          key={dialog.id}
          {...common}
          id={dialog.id}
          known={knowledge.booking(dialog.id)}
          cars={knowledge}
          onExtend={(bookingId) => open({ kind: 'extension', bookingId })}
        />
      );
    case 'service':
      return (
        <MaintenanceEditor
          key={dialog.id}
          {...common}
          id={dialog.id}
          known={knowledge.maintenance(dialog.id)}
          cars={knowledge}
          onOpenBooking={onOpenBooking}
        />
      );
    case 'quick':
      return (
        <QuickBookingDialog
          {...common}
          onChoose={(carId, { startDate, endDate }) =>
            open({
              kind: 'period',
              carId,
              startDate: startDate.toISOString(),
              endDate: endDate.toISOString(),
            })
          }
        />
      );
    case 'cash':
      return canEdit ? <CashEntryDialog {...common} /> : null;
    default:
      return (
        <NewEvent
          key={address}
          {...common}
          asked={dialog}
          knowledge={knowledge}
          onOpenBooking={onOpenBooking}
        />
      );
  }
}
