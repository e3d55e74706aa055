import { INCOMPLETE_PATH, servicePath } from '@frontend/app/paths';
import { NowList } from '@frontend/features/action-list/NowList';
import { useCan, useZone } from '@frontend/shared/data/session';
import { Page } from '@frontend/shared/ui/layout/Page';
import { useOverPage } from '../board/address/useOverPage';
import { reseatLink } from '../bookings/reseat-link';
import { orFirstCar } from '../first-car';

/** «/now»: actions that are due. */
export default function NowScreen() {
  const zone = useZone();
  const overPage = useOverPage();
  const canEdit = useCan('edit_bookings');
  return (
    <Page>
      <NowList
        links={{
          ...overPage,
          service: servicePath,
          incomplete: INCOMPLETE_PATH,
          reseat: canEdit ? reseatLink(zone, 'service') : null,
          reseatNext: canEdit ? reseatLink(zone, null) : null,
        }}
        whenNone={orFirstCar('now')}
      />
    </Page>
  );
}
