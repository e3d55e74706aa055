import { clientPath } from '@frontend/app/paths';
import { usePapersSlot } from '@frontend/app/screens/papers-slot';
import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { useCan, useSeesMoney, useZone } from '@frontend/shared/data/session';
import { typedPeriod } from '@frontend/shared/forms/typed-period';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { LatePart } from '@frontend/shared/ui/feedback/LatePart';
import { displayName } from '@schema/values/fleet/car-title';
import { Suspense } from 'react';
import { reseatLink, swapLink } from '../bookings/reseat-link';
import type { BoardDialog } from './address/board-dialog';
import type { BoardKnowledge } from './board-knowledge';

/** Each dialog is its own chunk, so that the first one opened loads only its own code. */
const CreateEventDialog = lazyComponent(() => import('./create-event/CreateEventDialog'));
const BookingDetails = lazyComponent(
  () => import('@frontend/features/bookings/card/BookingDetails'),
);
const MaintenanceEditor = lazyComponent(
  () => import('@frontend/features/maintenances/MaintenanceEditor'),
);
const QuickBookingDialog = lazyComponent(
  () => import('@frontend/features/availability/QuickBookingDialog'),
);
const SeveralCars = lazyComponent(() => import('./create-event/SeveralCars'));
const BreakdownDialog = lazyComponent(
  () => import('@frontend/features/reseating/breakdown/BreakdownDialog'),
);
const CashEntryDialog = lazyComponent(
  () => import('@frontend/features/money/cashbox/CashEntryDialog'),
);
const CarActions = lazyComponent(() => import('./card/CarActions'));
const BookingMoney = lazyComponent(() => import('@frontend/features/money/BookingMoney'));
/** Not preloaded: most companies have none. */
const IncompletePage = lazyComponent(() => import('@frontend/features/incomplete/IncompletePage'));
const EmptyFleet = lazyComponent(() => import('@frontend/features/first-steps/EmptyFleet'));
const FleetLinks = lazyComponent(() => import('./FleetLinks'));

const OPENED_OFTEN = [
  CreateEventDialog,
  BookingDetails,
  MaintenanceEditor,
  QuickBookingDialog,
  BreakdownDialog,
  CashEntryDialog,
  CarActions,
];

/** Preloads the dialogs that are opened often. */
export function loadBoardDialogs(): void {
  for (const { preload } of OPENED_OFTEN) preload();
}

interface BoardDialogsProps {
  readonly dialog: BoardDialog;
  readonly address: string;
  readonly knowledge: BoardKnowledge;
  readonly open: (dialog: BoardDialog) => void;
  readonly close: () => void;
  /** A booking was created; called before its dialog closes. */
  readonly onCreated?: (booking: BookingFacts) => void;
}

export function BoardDialogs(props: BoardDialogsProps) {
  const { dialog, address, knowledge, open, close } = props;
  const canEdit = useCan('edit_bookings');
  const canSeeClients = useCan('view_clients');
  const seesMoney = useSeesMoney();
  const papers = usePapersSlot();
  const zone = useZone();
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
          money={
            seesMoney
              ? (isNext) => (
                  <Suspense fallback={<LatePart />}>
                    <BookingMoney
                      key={`${dialog.order}${dialog.payment}`}
                      bookingId={dialog.id}
                      isNext={isNext}
                      wanted={
                        dialog.payment === undefined
                          ? null
                          : { job: dialog.order ?? 'payment', amount: dialog.payment }
                      }
                    />
                  </Suspense>
                )
              : null
          }
          papers={papers}
          customerLink={canSeeClients ? clientPath : null}
          reseatLink={canEdit ? reseatLink(zone, null) : null}
          swapLink={canEdit ? swapLink(zone) : null}
          onOpenBooking={onOpenBooking}
          onExtend={(bookingId) => open({ kind: 'extension', bookingId })}
          onBreakdown={canEdit ? (carId) => open({ kind: 'breakdown', carId }) : null}
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
          reseatLink={canEdit ? reseatLink(zone, 'service') : null}
          onOpenBooking={onOpenBooking}
        />
      );
    case 'quick':
      return (
        <QuickBookingDialog
          key={address}
          {...common}
          {...(dialog.startDate &&
            dialog.endDate && {
              initialPeriod: { startDate: dialog.startDate, endDate: dialog.endDate },
            })}
          onChoose={(carId, period) =>
            open({
              kind: 'period',
              carId,
              ...typedPeriod(period),
              ...(dialog.customerId && { customerId: dialog.customerId }),
            })
          }
          onChooseSeveral={(carIds, period) =>
            open({
              kind: 'several',
              carIds,
              ...typedPeriod(period),
              ...(dialog.customerId && { customerId: dialog.customerId }),
            })
          }
          whenNone={(hint) => (
            <Suspense fallback={hint}>
              <EmptyFleet actions={<FleetLinks />}>{hint}</EmptyFleet>
            </Suspense>
          )}
        />
      );
    case 'several':
      return canEdit ? (
        <SeveralCars key={address} {...common} dialog={dialog} onCreated={props.onCreated} />
      ) : null;
    case 'breakdown': {
      const car = knowledge.car(dialog.carId);
      return canEdit ? (
        <BreakdownDialog
          key={dialog.carId}
          {...common}
          carId={dialog.carId}
          carTitle={car && `${displayName(car)}, ${car.licensePlate}`}
        />
      ) : null;
    }
    case 'carActions':
      return (
        <CarActions
          key={dialog.carId}
          {...common}
          carId={dialog.carId}
          knowledge={knowledge}
          open={open}
        />
      );
    case 'cash':
      return canEdit ? (
        <CashEntryDialog
          key={address}
          {...common}
          amount={dialog.amount ?? ''}
          comment={dialog.comment ?? ''}
        />
      ) : null;
    case 'incomplete':
      return canEdit ? (
        <IncompletePage
          {...common}
          {...(dialog.id !== undefined && { linkedId: dialog.id })}
          onOpenBooking={onOpenBooking}
        />
      ) : null;
    default:
      return (
        <CreateEventDialog
          key={address}
          {...common}
          dialog={dialog}
          knowledge={knowledge}
          onOpenBooking={onOpenBooking}
          onCreated={props.onCreated}
        />
      );
  }
}
