import { boardPlacePath, bookingPath, servicePath } from '@frontend/app/paths';
import { ReseatPage } from '@frontend/features/reseating/ReseatPage';
import { useCan } from '@frontend/shared/data/session';
import { Page } from '@frontend/shared/ui/layout/Page';
import { orFirstCar } from '../first-car';

const LINKS = { booking: bookingPath, service: servicePath, board: boardPlacePath };

/** «/reseat»: moves of bookings that free a car. */
export default function ReseatScreen() {
  const canSeeBoard = useCan('view_board');
  return (
    <Page>
      <ReseatPage links={canSeeBoard ? LINKS : null} beforeChoice={orFirstCar('reseat')} />
    </Page>
  );
}
