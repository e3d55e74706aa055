import { FleetDesk } from '@frontend/features/cars/FleetDesk';
import { Page } from '@frontend/shared/ui/layout/Page';
import { ImportLink } from '../bookings/ImportLink';

/** «/cars»: the fleet, its order, photos and tariffs. */
export default function CarsScreen() {
  return (
    <Page>
      <FleetDesk tools={<ImportLink />} />
    </Page>
  );
}
