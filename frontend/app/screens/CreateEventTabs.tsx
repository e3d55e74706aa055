import { BookingForm } from '@frontend/features/bookings/BookingForm';
import { HitBookings } from '@frontend/features/maintenances/HitBookings';
import { MaintenanceForm } from '@frontend/features/maintenances/MaintenanceForm';
import type { SavedMaintenanceCardFragment } from '@frontend/gql/graphql';
import type { CarKnowledge } from '@frontend/shared/cars/car-facts';
import { Dialog } from '@frontend/shared/ui/Dialog';
import { TabList, TabPanel } from '@frontend/shared/ui/Tabs';
import { showToast } from '@frontend/shared/ui/toasts';
import { EVENT_TEXTS } from '@schema/texts/bookings';
import { MAINTENANCE_TEXTS } from '@schema/texts/maintenances';
import { NEW_BOOKING_TEXTS } from '@schema/texts/new-booking';
import { KeyRound, Wrench } from 'lucide-react';
import { useState } from 'react';
import type { EventDrafts } from './event-drafts';
import { type EventTab, shownTab } from './event-tabs';

interface CreateEventTabsProps {
  readonly drafts: EventDrafts;
  readonly initialTab?: EventTab;
  /** edit_bookings; without it only service work can be created (spec 1, §6). */
  readonly canCreateBookings: boolean;
  readonly cars: CarKnowledge;
  /** Where the dialog stands in the address. */
  readonly address: string;
  readonly onOpenBooking: (id: number) => void;
  readonly onClose: () => void;
}

const TABS = [
  { id: 'booking', title: EVENT_TEXTS.booking, icon: <KeyRound /> },
  { id: 'service', title: EVENT_TEXTS.service, icon: <Wrench /> },
] as const;
const TABS_NAME = 'event';

/** «Создание события»: a booking or service work for the same car and days (spec 1, §2.5). */
export function CreateEventTabs(props: CreateEventTabsProps) {
  const { drafts, initialTab = 'booking', canCreateBookings, cars, address } = props;
  const { onOpenBooking, onClose } = props;
  const [requested, setRequested] = useState<EventTab>(initialTab);
  const [isPending, setPending] = useState(false);
  const [hit, setHit] = useState<SavedMaintenanceCardFragment['conflicts']>([]);
  const booking = canCreateBookings ? drafts.booking : null;
  const { service } = drafts;
  const hasDraft = { booking: booking !== null, service: service !== null };
  const tab = shownTab(requested, hasDraft);
  const tabs = TABS.map((item) => ({ ...item, isDisabled: !hasDraft[item.id] }));

  const bookingCreated = () => {
    showToast('success', NEW_BOOKING_TEXTS.created);
    onClose();
  };
  const serviceCreated = ({ conflicts }: SavedMaintenanceCardFragment) => {
    showToast('success', MAINTENANCE_TEXTS.created);
    if (conflicts.length === 0) onClose();
    else setHit(conflicts);
  };

  return (
    <Dialog
      title={EVENT_TEXTS.title}
      size="wide"
      address={address}
      isLocked={isPending}
      onClose={onClose}
      tabs={
        tab &&
        hit.length === 0 && (
          <TabList
            name={TABS_NAME}
            label={EVENT_TEXTS.tabs}
            items={tabs}
            selected={tab}
            onSelect={setRequested}
          />
        )
      }
    >
      {hit.length > 0 ? (
        <HitBookings bookings={hit} onOpenBooking={onOpenBooking} onClose={onClose} />
      ) : (
        <>
          {booking && (
            <TabPanel name={TABS_NAME} id="booking" isShown={tab === 'booking'}>
              <BookingForm
                draft={booking}
                cars={cars}
                onCreated={bookingCreated}
                onClose={onClose}
                onPending={setPending}
              />
            </TabPanel>
          )}
          {service && (
            <TabPanel name={TABS_NAME} id="service" isShown={tab === 'service'}>
              <MaintenanceForm
                draft={service}
                cars={cars}
                onCreated={serviceCreated}
                onClose={onClose}
                onPending={setPending}
              />
            </TabPanel>
          )}
        </>
      )}
    </Dialog>
  );
}
