import { PlateLine } from '@frontend/shared/cars/PlateLine';
import { useCan } from '@frontend/shared/data/session';
import { useMoment } from '@frontend/shared/data/use-moment';
import { PageStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { PageHead } from '@frontend/shared/ui/layout/Page';
import { PanelRow } from '@frontend/shared/ui/layout/Panel';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { FactTiles } from '@frontend/shared/ui/records/FactTiles';
import { CAR_STATE_MESSAGES } from '@schema/messages/car-state';
import { CAR_STATE_TEXTS } from '@schema/texts/fleet/car-state';
import { DamagesPanel } from './DamagesPanel';
import { MileagePanel } from './MileagePanel';
import { SheetsPanel } from './SheetsPanel';
import { useCarState } from './useCarState';

interface CarStatePageProps {
  readonly carId: number;
  /** Opens the form of a reading at once, filled with this mileage. */
  readonly wantedKm: string | null;
  readonly onWantedClosed: () => void;
}

/** Mileage and damages of a car, with what has been corrected. */
export function CarStatePage({ carId, wantedKm, onWantedClosed }: CarStatePageProps) {
  const moment = useMoment();
  const canSeeSheets = useCan('edit_bookings');
  const { state, query } = useCarState(carId);
  if (!state) {
    return (
      <PageStatus
        query={query}
        level={1}
        title={CAR_STATE_MESSAGES.loadFailed}
        hint={null}
        loading={CAR_STATE_TEXTS.loading}
      />
    );
  }
  const { mileage, kmPerDay, damages } = state;
  const { facts, mileage: mileageName, noMileage, perDay, open, km } = CAR_STATE_TEXTS;
  return (
    <>
      <PageHead title={state.carTitle} subtitle={<PlateLine car={state} />} />
      <FactTiles
        label={facts}
        tiles={[
          {
            name: mileageName,
            value: mileage ? km(mileage.km) : noMileage,
            note: mileage && moment(mileage.at),
          },
          { name: perDay, value: kmPerDay == null ? '—' : km(kmPerDay) },
          { name: open, value: String(damages.filter(({ mendedAt }) => !mendedAt).length) },
        ]}
      />
      <PanelRow>
        <Stack gap={16}>
          <DamagesPanel state={state} />
          {canSeeSheets && <SheetsPanel state={state} />}
        </Stack>
        <MileagePanel state={state} wantedKm={wantedKm} onWantedClosed={onWantedClosed} />
      </PanelRow>
    </>
  );
}
