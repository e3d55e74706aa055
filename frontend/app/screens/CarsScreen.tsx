import { FleetDesk } from '@frontend/features/cars/FleetDesk';
import { Page } from '@frontend/shared/ui/Page';

/** «/cars»: the fleet, its order, photos and tariffs. */
export default function CarsScreen() {
  return (
    <Page>
      <FleetDesk />
    </Page>
  );
}
