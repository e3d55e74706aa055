import { FleetDesk } from '@frontend/features/cars/FleetDesk';
import { Page } from '@frontend/shared/ui/Page';
import { ImportLink } from './ImportLink';

/** «/cars»: the fleet, its order, photos and tariffs. */
export default function CarsScreen() {
  return (
    <Page>
      <FleetDesk tools={<ImportLink />} />
    </Page>
  );
}
