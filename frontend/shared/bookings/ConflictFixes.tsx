import { PlateLine } from '@frontend/shared/cars/PlateLine';
import { useZone } from '@frontend/shared/data/session';
import { useToday } from '@frontend/shared/data/use-today';
import { guardPresses } from '@frontend/shared/lib/presses/guard-presses';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { CONFLICT_TEXTS } from '@schema/texts/bookings/bookings';
import { unreturnedWords } from '@schema/texts/bookings/whereabouts';
import { formatRoubles } from '@schema/values/money/money';
import { formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import type { ReactNode } from 'react';
import css from './ConflictFixes.module.css';
import type { Occupied, SuggestedCar } from './occupied';

interface ConflictFixesProps {
  readonly occupied: Occupied;
  /** Company time zone, IANA. */
  readonly zone: string;
  readonly onTakeCar: (carId: number) => void;
  readonly onTakeWindow: (window: Occupied['windows'][number]) => void;
  /** Path of the re-seating search for the conflicting bookings; null: not permitted. */
  readonly reseatPath?: string | null;
}

/**
 * Conflicting events and their remedies: another car, another time, or re-seating the other
 * bookings in a new tab, which keeps typed values.
 */
export function ConflictFixes(props: ConflictFixesProps) {
  const { occupied, zone, onTakeCar, onTakeWindow, reseatPath } = props;
  const { conflicts, cars, windows } = occupied;
  // The message above names the first conflict.
  const others = conflicts.slice(1);
  const moment = (date: Date) => formatMoment(date, zone);
  const text = (iso: string) => moment(parseInstant(iso) ?? new Date(Number.NaN));
  return (
    <Stack gap={10} className={css.fixes}>
      {others.length > 0 && (
        <ul className={css.conflicts}>
          {others.map((event) => (
            <li key={`${event.kind}:${event.id}`}>
              {event.title}, {moment(event.startDate)} – {moment(event.endDate)}
            </li>
          ))}
        </ul>
      )}
      {cars.length > 0 && (
        <CarChoices title={CONFLICT_TEXTS.otherCars} cars={cars} onTake={onTakeCar} />
      )}
      {windows.length > 0 && (
        <FixGroup title={CONFLICT_TEXTS.otherTimes}>
          {windows.map((window) => (
            <Button key={window.startDate} className={css.fix} onClick={() => onTakeWindow(window)}>
              {text(window.startDate)} – {text(window.endDate)}
            </Button>
          ))}
        </FixGroup>
      )}
      {reseatPath && conflicts.some(({ kind }) => kind === 'booking') && (
        <FixGroup title={CONFLICT_TEXTS.reseatTitle}>
          <ButtonLink
            className={css.fix ?? ''}
            target={{ to: reseatPath, isNewTab: true }}
            label={CONFLICT_TEXTS.reseatHint}
          >
            {CONFLICT_TEXTS.reseat}
          </ButtonLink>
        </FixGroup>
      )}
      {cars.length + windows.length === 0 && <p>{CONFLICT_TEXTS.noFixes}</p>}
    </Stack>
  );
}

interface CarChoicesProps {
  readonly title: string;
  readonly cars: readonly SuggestedCar[];
  readonly onTake: (carId: number) => void;
}

/** Cars to choose from, each with its plate and price. */
export function CarChoices({ title, cars, onTake }: CarChoicesProps) {
  return (
    <FixGroup title={title}>
      {cars.map((car) => (
        <Button key={car.carId} className={css.fix} onClick={() => onTake(car.carId)}>
          <CarFix car={car} />
        </Button>
      ))}
    </FixGroup>
  );
}

function FixGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={css.group}>
      <Text as="legend" size="label" weight={600} hasOwnLine className={css.groupTitle}>
        {title}
      </Text>
      <Row gap={8} wrap ref={guardPresses}>
        {children}
      </Row>
    </fieldset>
  );
}

function CarFix({ car }: { readonly car: SuggestedCar }) {
  const { unreturnedRental: rental } = car;
  const today = useToday();
  const zone = useZone();
  return (
    <span className={css.car}>
      <span>{car.title}</span> <PlateLine car={car} />
      {car.totalPrice !== null && <Text tone="muted"> {formatRoubles(car.totalPrice)}</Text>}
      {rental && <span className={css.warning}> {unreturnedWords(rental, today, zone)}</span>}
    </span>
  );
}
