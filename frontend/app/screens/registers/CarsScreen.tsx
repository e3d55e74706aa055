import { FleetPage } from '@frontend/features/cars/FleetPage';
import { LoadSamples } from '@frontend/features/samples/LoadSamples';
import { Page } from '@frontend/shared/ui/layout/Page';
import { ImportLink } from '../bookings/ImportLink';

/** «/cars»: the fleet, its order, photos and tariffs. */
export default function CarsScreen() {
  return (
    <Page>
      <FleetPage tools={<ImportLink />} emptyActions={<LoadSamples />} />
    </Page>
  );
}
