import { boardPlacePath, newBookingDaysPath, RESEAT_PATH } from '@frontend/app/paths';
import { AnalyticsTabs } from '@frontend/features/analytics/fleet/AnalyticsTabs';
import { GapsReport } from '@frontend/features/analytics/gaps/GapsReport';
import { useCan } from '@frontend/shared/data/session';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { Page } from '@frontend/shared/ui/layout/Page';
import { RESEATING_TEXTS } from '@schema/texts/bookings/reseating';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { orFirstCar } from '../first-car';

/** «/analytics/gaps»: idle days between events. */
export default function GapsScreen() {
  const canSeeBoard = useCan('view_board');
  const canEdit = useCan('edit_bookings');
  const canBook = canEdit && canSeeBoard;
  const links = {
    board: canSeeBoard ? boardPlacePath : null,
    booking: canBook ? newBookingDaysPath : null,
  };
  return (
    <Page>
      <GapsReport
        links={links}
        tabs={<AnalyticsTabs />}
        whenNone={orFirstCar('gaps')}
        actions={
          canEdit && (
            <ButtonLink target={{ to: RESEAT_PATH }} icon={<ArrowLeftRight />}>
              {RESEATING_TEXTS.title}
            </ButtonLink>
          )
        }
      />
    </Page>
  );
}
