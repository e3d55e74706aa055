import { FleetPage } from '@frontend/features/cars/FleetPage';
import { LoadSamples } from '@frontend/features/samples/LoadSamples';
import SamplesBar from '@frontend/features/samples/SamplesBar';
import { useCan } from '@frontend/shared/data/session';
import { Page } from '@frontend/shared/ui/layout/Page';
import { ImportLink } from '../bookings/ImportLink';

/** «/cars»: the fleet, its order, photos and tariffs. */
export default function CarsScreen() {
  const canManage = useCan('manage_users');
  return (
    <Page>
      {canManage && <SamplesBar />}
      <FleetPage tools={<ImportLink />} emptyActions={<LoadSamples />} />
    </Page>
  );
}
