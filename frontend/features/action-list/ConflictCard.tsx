import { ContactLinks } from '@frontend/shared/bookings/ContactLinks';
import { useZone } from '@frontend/shared/data/session';
import { classNames } from '@frontend/shared/lib/class-names';
import { CarPicture } from '@frontend/shared/ui/badges/CarPicture';
import { PlateChip } from '@frontend/shared/ui/badges/PlateChip';
import { ButtonLink, IconLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { CONTACT_TEXTS } from '@schema/texts/bookings/marks';
import { rentalName } from '@schema/texts/bookings/rental-name';
import { RESEATING_TEXTS } from '@schema/texts/bookings/reseating';
import { NOW_TEXTS } from '@schema/texts/day/now';
import { formatPhone } from '@schema/values/people/phone';
import { formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-up-right-exit';
import Wrench from 'lucide-react/icons/wrench';
import type { ActionLinks } from './action-links';
import css from './Now.module.css';
import type { ActionBooking, ActionConflict } from './useActionList';

interface ConflictCardProps {
  readonly conflict: ActionConflict;
  /** The conflict is resolved meanwhile; the card keeps its place. */
  readonly isGone: boolean;
  readonly links: ActionLinks;
}

function periodText(startDate: string, endDate: string, zone: string): string {
  const texts = [startDate, endDate].map((iso) => {
    const instant = parseInstant(iso);
    return instant ? formatMoment(instant, zone) : '';
  });
  return texts.join(' – ');
}

/** Maintenance with the bookings it overlaps; actions: call, move, end the maintenance. */
export function ConflictCard({ conflict, isGone, links }: ConflictCardProps) {
  const zone = useZone();
  const { maintenance, bookings } = conflict;
  const { id, description, startDate, endDate } = maintenance;
  return (
    <Stack as="li" gap={12} className={classNames(css.conflict, isGone && css.gone)}>
      <Row gap={12} align="center">
        <Row as="span" align="center" justify="center" className={css.icon} aria-hidden="true">
          <Wrench />
        </Row>
        <div className={css.words}>
          <b className={css.car}>{description}</b>
          <div className={css.quiet}>
            {isGone ? NOW_TEXTS.gone : periodText(startDate, endDate, zone)}
          </div>
        </div>
        <IconLink
          target={{ to: links.service(id) }}
          label={`${NOW_TEXTS.openService}: ${description}`}
          icon={<SquareArrowOutUpRight />}
        />
      </Row>
      {bookings.map((booking) => (
        <Row key={booking.id} gap={14} rowGap={10} align="center" wrap className={css.hit}>
          <div className={css.hitWords}>
            <ActionCar booking={booking} />
            <div className={css.quiet}>{periodText(booking.startDate, booking.endDate, zone)}</div>
          </div>
          <Row gap={8} align="center" justify="end" wrap className={css.actions}>
            <ContactLinks phone={booking.customerPhone} name={booking.customerName} />
            <IconLink
              target={{ to: links.booking(booking.id), isOverPage: true }}
              label={`${NOW_TEXTS.open}: ${rentalName(booking)}`}
              icon={<SquareArrowOutUpRight />}
            />
          </Row>
        </Row>
      ))}
      {links.reseat && !isGone && (
        <ButtonLink
          target={{ to: links.reseat(maintenance) }}
          label={`${RESEATING_TEXTS.link}: ${description}`}
          icon={<ArrowLeftRight />}
        >
          {RESEATING_TEXTS.link}
        </ButtonLink>
      )}
    </Stack>
  );
}

function ActionCar({ booking }: { readonly booking: ActionBooking }) {
  const { carTitle, licensePlate, car, customerName, customerPhone } = booking;
  return (
    <Row gap={12} align="center" className={css.what}>
      <CarPicture car={car} />
      <div className={css.words}>
        <div className={css.line}>
          {carTitle !== licensePlate && (
            <b className={css.car} title={carTitle}>
              {carTitle}
            </b>
          )}
          <PlateChip plate={licensePlate} />
        </div>
        <div className={css.who}>
          {customerName}
          <span className={css.phone}>
            {customerPhone ? formatPhone(customerPhone) : CONTACT_TEXTS.noPhone}
          </span>
        </div>
      </div>
    </Row>
  );
}
