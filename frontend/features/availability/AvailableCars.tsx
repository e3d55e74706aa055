import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { LoadFailure } from '@frontend/shared/ui/feedback/QueryStatus';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { SearchField } from '@frontend/shared/ui/fields/SearchField';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { MESSAGES } from '@schema/messages';
import { QUICK_BOOKING_TEXTS } from '@schema/texts/bookings/availability';
import { wantedCars } from '@schema/values/fleet/wanted-cars';
import { CAR_FORMS, plural } from '@schema/values/words/plural';
import CarFront from 'lucide-react/icons/car-front';
import { type ReactNode, useState } from 'react';
import { AvailableCarRow } from './AvailableCarRow';
import css from './AvailableCars.module.css';
import type { AvailableCar, AvailableView } from './useAvailableCars';

interface AvailableCarsProps {
  readonly view: AvailableView;
  readonly onChoose: (carId: number) => void;
  /** Wraps the hint of an empty list. */
  readonly whenNone?: (hint: ReactNode) => ReactNode;
}

const asIs = (hint: ReactNode) => hint;

/** A list this short is seen at once. */
const FEW = 4;

/** By make, model, class, plate or colour. */
function carsMeant(cars: readonly AvailableCar[], text: string): readonly AvailableCar[] {
  if (text.trim() === '') return cars;
  const named = cars.map(({ car }, at) => ({ ...car, description: null, at }));
  const { cars: meant } = wantedCars(text, named, () => null);
  return meant.flatMap(({ at }) => cars[at] ?? []);
}

/** The free cars of a period, or the reason for an empty list. */
export function AvailableCars({ view, onChoose, whenNone = asIs }: AvailableCarsProps) {
  const { quickBooking } = MESSAGES;
  const [sought, setSought] = useState('');
  if (view.state === 'invalid') {
    return (
      <InfoPanel look="warning" title={quickBooking.invalidPeriodTitle}>
        {quickBooking.invalidPeriod}
      </InfoPanel>
    );
  }
  if (view.state === 'loading') return <Spinner description={QUICK_BOOKING_TEXTS.loading} />;
  if (view.state === 'failed') {
    return <LoadFailure query={view} title={null} message={view.message} hasNarrowButton />;
  }
  const { cars } = view;
  if (cars.length === 0) {
    return whenNone(
      <EmptyState
        icon={<CarFront />}
        title={quickBooking.noFreeCars}
        description={QUICK_BOOKING_TEXTS.noFreeCarsHint}
      />,
    );
  }
  const isRefreshing = view.state === 'refreshing';
  const shown = carsMeant(cars, sought);
  return (
    <section className={css.section} aria-label={QUICK_BOOKING_TEXTS.list} aria-busy={isRefreshing}>
      <div className={css.head}>
        <h3 className={css.title}>{QUICK_BOOKING_TEXTS.list}</h3>
        <span className={css.count} role="status">
          {isRefreshing ? QUICK_BOOKING_TEXTS.refreshing : plural(shown.length, CAR_FORMS)}
        </span>
      </div>
      {(cars.length > FEW || sought !== '') && (
        <SearchField
          label={QUICK_BOOKING_TEXTS.search}
          placeholder={QUICK_BOOKING_TEXTS.searchPlaceholder}
          value={sought}
          onChange={setSought}
        />
      )}
      {shown.length === 0 && (
        <EmptyState
          icon={<CarFront />}
          title={QUICK_BOOKING_TEXTS.nothingFound}
          description={QUICK_BOOKING_TEXTS.nothingFoundHint}
        />
      )}
      <ul className={css.list}>
        {shown.map((item) => (
          <AvailableCarRow key={item.car.id} item={item} onChoose={() => onChoose(item.car.id)} />
        ))}
      </ul>
    </section>
  );
}
