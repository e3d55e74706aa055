import { useMoment } from '@frontend/shared/data/use-moment';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { MAINTENANCE_TEXTS } from '@schema/texts/fleet/maintenances';
import css from './HitBookings.module.css';
import type { SavedMaintenanceCardFragment } from './maintenances.generated';

interface HitBookingsProps {
  readonly bookings: SavedMaintenanceCardFragment['conflicts'];
  /** Path of the plan that moves all of them; null: no permission. */
  readonly reseatPath: string | null;
  readonly onOpenBooking: (id: number) => void;
  readonly onClose: () => void;
}

/**
 * Maintenance is saved even over bookings, because cars break; the bookings it overlaps are listed
 * to be moved (docs/domain.md, occupancy).
 */
export function HitBookings({ bookings, reseatPath, onOpenBooking, onClose }: HitBookingsProps) {
  const moment = useMoment();
  return (
    <>
      <DialogBody>
        <InfoPanel look="warning" title={MAINTENANCE_TEXTS.hitTitle}>
          {MAINTENANCE_TEXTS.hitHint}
        </InfoPanel>
        <Stack as="ul" gap={8}>
          {bookings.map(({ id, title, startDate, endDate }) => (
            <Row key={id} as="li" gap={12} align="center" justify="between" className={css.row}>
              <Stack className={css.text}>
                <strong>{title}</strong>
                <span>
                  {moment(startDate)} – {moment(endDate)}
                </span>
              </Stack>
              <Button
                aria-label={`${MAINTENANCE_TEXTS.openBooking}: ${title}`}
                onClick={() => onOpenBooking(id)}
              >
                {MAINTENANCE_TEXTS.openBooking}
              </Button>
            </Row>
          ))}
        </Stack>
      </DialogBody>
      <DialogFooter hasSubmit={false}>
        {reseatPath && (
          <ButtonLink look="primary" target={{ to: reseatPath }}>
            {MAINTENANCE_TEXTS.reseat}
          </ButtonLink>
        )}
        <Button look={reseatPath ? 'secondary' : 'primary'} autoFocus onClick={onClose}>
          {MAINTENANCE_TEXTS.done}
        </Button>
      </DialogFooter>
    </>
  );
}
