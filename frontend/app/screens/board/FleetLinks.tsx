import { NEW_CAR_PATH } from '@frontend/app/paths';
import { LoadSamples } from '@frontend/features/samples/LoadSamples';
import { useCan } from '@frontend/shared/data/session';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { Row } from '@frontend/shared/ui/layout/Row';
import { FIRST_STEPS_TEXTS } from '@schema/texts/board/first-steps';
import Plus from 'lucide-react/icons/plus';
import { ImportLink } from '../bookings/ImportLink';

/** Links to add cars; unpermitted links are omitted. */
export default function FleetLinks() {
  const canAdd = useCan('view_cars');
  return (
    <Row gap={10} justify="center" wrap>
      {canAdd && (
        <ButtonLink look="primary" icon={<Plus />} target={{ to: NEW_CAR_PATH }}>
          {FIRST_STEPS_TEXTS.car}
        </ButtonLink>
      )}
      <ImportLink />
      <LoadSamples />
    </Row>
  );
}
