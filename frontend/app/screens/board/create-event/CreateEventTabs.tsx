import { reseatLink } from '@frontend/app/screens/bookings/reseat-link';
import { BookingForm } from '@frontend/features/bookings/create/BookingForm';
import { HitBookings } from '@frontend/features/maintenances/HitBookings';
import { MaintenanceForm } from '@frontend/features/maintenances/MaintenanceForm';
import type { SavedMaintenanceCardFragment } from '@frontend/features/maintenances/maintenances.generated';
import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import type { CarKnowledge } from '@frontend/shared/cars/car-facts';
import { useZone } from '@frontend/shared/data/session';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { TabList, TabPanel } from '@frontend/shared/ui/layout/Tabs';
import { EVENT_TEXTS } from '@schema/texts/bookings/bookings';
import { MAINTENANCE_TEXTS, savedServiceTitle } from '@schema/texts/fleet/maintenances';
import KeyRound from 'lucide-react/icons/key-round';
import Wrench from 'lucide-react/icons/wrench';
import { useState } from 'react';
import type { EventDrafts } from './event-drafts';
import { type EventTab, shownTab } from './event-tabs';
import { useCreatedNotice } from './useCreatedNotice';

interface CreateEventTabsProps {
  readonly drafts: EventDrafts;
  readonly initialTab?: EventTab;
  /** edit_bookings; without it only maintenance can be created (requirements.md, A8). */
  readonly canCreateBookings: boolean;
  readonly cars: CarKnowledge;
  readonly address: string;
  readonly onOpenBooking: (id: number) => void;
  /** Called before the dialog closes. */
  readonly onCreated?: ((booking: BookingFacts) => void) | undefined;
  readonly onClose: () => void;
}

const TABS = [
  { id: 'booking', title: EVENT_TEXTS.booking, icon: <KeyRound /> },
  { id: 'service', title: EVENT_TEXTS.service, icon: <Wrench /> },
] as const;
const TABS_NAME = 'event';

/** «Создание события»: a booking or maintenance for one car and its days (requirements.md, K1). */
export function CreateEventTabs(props: CreateEventTabsProps) {
  const { drafts, initialTab = 'booking', canCreateBookings, cars, address } = props;
  const { onOpenBooking, onCreated, onClose } = props;
  const [requested, setRequested] = useState<EventTab>(initialTab);
  const [hitting, setHitting] = useState<SavedMaintenanceCardFragment | null>(null);
  const zone = useZone();
  const announce = useCreatedNotice();
  const booking = canCreateBookings ? drafts.booking : null;
  const { service } = drafts;
  const hasDraft = { booking: booking !== null, service: service !== null };
  const tab = shownTab(requested, hasDraft);
  const tabs = TABS.map((item) => ({ ...item, isDisabled: !hasDraft[item.id] }));

  const bookingCreated = (created: BookingFacts) => {
    announce(created, cars.car(created.carId), booking?.extended !== undefined);
    onCreated?.(created);
    onClose();
  };
  const serviceCreated = (kept: SavedMaintenanceCardFragment) => {
    showToast('success', MAINTENANCE_TEXTS.created);
    if (kept.conflicts.length === 0) onClose();
    else setHitting(kept);
  };

  return (
    <Dialog
      title={hitting ? savedServiceTitle(cars.car(hitting.carId)) : EVENT_TEXTS.title}
      size="wide"
      address={address}
      onClose={onClose}
      tabs={
        tab &&
        !hitting && (
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
      {hitting ? (
        <HitBookings
          bookings={hitting.conflicts}
          reseatPath={canCreateBookings ? reseatLink(zone, 'service')(hitting) : null}
          onOpenBooking={onOpenBooking}
          onClose={onClose}
        />
      ) : (
        <>
          {booking && (
            <TabPanel name={TABS_NAME} id="booking" isShown={tab === 'booking'}>
              <BookingForm
                draft={booking}
                cars={cars}
                reseatLink={reseatLink(zone, null)}
                onCreated={bookingCreated}
                onClose={onClose}
              />
            </TabPanel>
          )}
          {service && (
            <TabPanel name={TABS_NAME} id="service" isShown={tab === 'service'}>
              <MaintenanceForm
                draft={service}
                hasFocus={tab === 'service'}
                cars={cars}
                onCreated={serviceCreated}
                onClose={onClose}
              />
            </TabPanel>
          )}
        </>
      )}
    </Dialog>
  );
}
