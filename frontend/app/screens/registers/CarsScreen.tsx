import { carStatePath, NEW_BOOKING_PATH, NEW_CAR_PATH } from '@frontend/app/paths';
import { FleetPage } from '@frontend/features/cars/FleetPage';
import { LoadSamples } from '@frontend/features/samples/LoadSamples';
import SamplesBar from '@frontend/features/samples/SamplesBar';
import { useCan } from '@frontend/shared/data/session';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Page } from '@frontend/shared/ui/layout/Page';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { ImportLink } from '../bookings/ImportLink';

const FirstSteps = lazyComponent(() => import('@frontend/features/first-steps/FirstSteps'));

/** «/cars»: the fleet, its order, photos and tariffs. */
export default function CarsScreen() {
  const canManage = useCan('manage_users');
  const canEdit = useCan('edit_bookings');
  const canLead = useCan('view_board') && canEdit;
  const navigate = useNavigate();
  const firstSteps = canLead && (
    <Suspense>
      <FirstSteps
        newCarPath={NEW_CAR_PATH}
        carsPath={null}
        onNewBooking={() => void navigate(NEW_BOOKING_PATH)}
      />
    </Suspense>
  );
  return (
    <Page>
      {canManage ? <SamplesBar otherwise={firstSteps} /> : firstSteps}
      <FleetPage tools={<ImportLink />} statePath={carStatePath} emptyActions={<LoadSamples />} />
    </Page>
  );
}
