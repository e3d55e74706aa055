import { PlateLine } from '@frontend/shared/cars/PlateLine';
import { useCan } from '@frontend/shared/data/session';
import { carOfDay, type DayRow } from '@frontend/shared/lib/cars/car-of-day';
import { CarPicture } from '@frontend/shared/ui/badges/CarPicture';
import { Card } from '@frontend/shared/ui/records/Cards';
import { type Fact, Facts } from '@frontend/shared/ui/records/Facts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import css from './DayDetail.module.css';

/** Fields of a car that every list of the day has. */
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
      <div className={css.car}>
        <CarPicture car={shown} />
        <div className={css.names}>
          <h2 className={css.name}>
            {to && canSeeBoard ? (
              <Link className={css.link} to={to}>
                {carTitle}
              </Link>
            ) : (
              carTitle
            )}
          </h2>
          <PlateLine car={shown} />
        </div>
        {badges && <div className={css.badges}>{badges}</div>}
      </div>
      <Facts look="card" facts={facts} />
      {children}
    </Card>
  );
}
