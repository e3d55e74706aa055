import { idOf } from '@frontend/app/address-id';
import { BOARD_PATH, carFormPath } from '@frontend/app/paths';
import { CarStatePage } from '@frontend/features/car-state/CarStatePage';
import { useCan } from '@frontend/shared/data/session';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { BackLink, Page } from '@frontend/shared/ui/layout/Page';
import { MESSAGES } from '@schema/messages';
import { CAR_STATE_TEXTS } from '@schema/texts/fleet/car-state';
import { CAR_ANALYTICS_TEXTS } from '@schema/texts/reports/analytics';
import CarFront from 'lucide-react/icons/car-front';
import { useParams, useSearchParams } from 'react-router-dom';

/** «/cars/{id}/state»: mileage and damages of a car, or an error for a malformed id. */
export default function CarStateScreen() {
  const id = idOf(useParams().id ?? null);
  const canSeeCars = useCan('view_cars');
  const [params, setParams] = useSearchParams();
  const wantedKm = params.get('km');
  return (
    <Page>
      {canSeeCars ? (
        <BackLink to={carFormPath(id ?? 0)}>{CAR_STATE_TEXTS.back}</BackLink>
      ) : (
        <BackLink to={BOARD_PATH}>{CAR_STATE_TEXTS.backToBoard}</BackLink>
      )}
      {id === null ? (
        <EmptyState
          level={1}
          icon={<CarFront />}
          title={MESSAGES.analytics.invalidCar}
          description={CAR_ANALYTICS_TEXTS.invalidCarHint}
        />
      ) : (
        <CarStatePage
          key={`${id} ${wantedKm}`}
          carId={id}
          wantedKm={wantedKm}
          onWantedClosed={() => setParams({}, { replace: true })}
        />
      )}
    </Page>
  );
}
