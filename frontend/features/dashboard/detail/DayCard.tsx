import { PlateLine } from '@frontend/shared/cars/PlateLine';
import { useCan } from '@frontend/shared/data/session';
import { carOfDay, type DayRow } from '@frontend/shared/lib/cars/car-of-day';
import { CarPicture } from '@frontend/shared/ui/badges/CarPicture';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { Card } from '@frontend/shared/ui/records/Cards';
import { type Fact, Facts } from '@frontend/shared/ui/records/Facts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import css from './DayDetail.module.css';

/** Fields of a car in every list of the day. */
interface CardCar extends DayRow {
  readonly carTitle: string;
}

interface DayCardProps {
  readonly car: CardCar;
  /** Path on the board; a link only for users with view_board. */
  readonly to?: string;
  readonly badges?: ReactNode;
  readonly facts: readonly Fact[];
  readonly children?: ReactNode;
}

/** A car and its event of the day; the whole card links to the event on the board. */
export function DayCard(props: DayCardProps) {
  const { car, to, badges, facts, children } = props;
  const { carTitle } = car;
  const shown = carOfDay(car);
  const canSeeBoard = useCan('view_board');
  return (
    <Card gap="wide" className={css.card}>
      <Row gap={12} align="center">
        <CarPicture car={shown} />
        <div className={css.names}>
          <Text as="h2" size="input" weight={650} hasOwnLine className={css.name}>
            {to && canSeeBoard ? (
              <Link className={css.link} to={to}>
                {carTitle}
              </Link>
            ) : (
              carTitle
            )}
          </Text>
          <PlateLine car={shown} />
        </div>
        {badges && (
          <Stack gap={4} align="end" className={css.badges}>
            {badges}
          </Stack>
        )}
      </Row>
      <Facts look="card" facts={facts} />
      {children}
    </Card>
  );
}
