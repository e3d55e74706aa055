import {
  bookingOverPath,
  extensionOverPath,
  INCOMPLETE_PATH,
  NOW_PATH,
  servicePath,
} from '@frontend/app/paths';
import { NowList } from '@frontend/features/action-list/NowList';
import { useCan, useZone } from '@frontend/shared/data/session';
import { Page } from '@frontend/shared/ui/layout/Page';
import { reseatLink } from '../bookings/reseat-link';
import { orFirstCar } from '../first-car';

const LINKS = {
  booking: bookingOverPath(NOW_PATH),
  service: servicePath,
  extension: extensionOverPath(NOW_PATH),
  incomplete: INCOMPLETE_PATH,
};

/** «/now»: actions that are due. */
export default function NowScreen() {
  const zone = useZone();
  const canEdit = useCan('edit_bookings');
  return (
    <Page>
      <NowList
        links={{
          ...LINKS,
          reseat: canEdit ? reseatLink(zone, 'service') : null,
          reseatNext: canEdit ? reseatLink(zone, null) : null,
        }}
        whenNone={orFirstCar('now')}
      />
    </Page>
  );
}
