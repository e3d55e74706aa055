import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { LoadFailure } from '@frontend/shared/ui/feedback/QueryStatus';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { MESSAGES } from '@schema/messages';
import { QUICK_BOOKING_TEXTS } from '@schema/texts/bookings/availability';
import { CAR_FORMS, plural } from '@schema/values/words/plural';
import { CarFront } from 'lucide-react';
import type { ReactNode } from 'react';
import { AvailableCarRow } from './AvailableCarRow';
import css from './AvailableCars.module.css';
import type { AvailableView } from './useAvailableCars';

interface AvailableCarsProps {
  readonly view: AvailableView;
  readonly onChoose: (carId: number) => void;
  /** Wraps the hint of an empty list. */
  readonly whenNone?: (hint: ReactNode) => ReactNode;
}

const asIs = (hint: ReactNode) => hint;

/** The free cars of a period, or the reason for an empty list. */
export function AvailableCars({ view, onChoose, whenNone = asIs }: AvailableCarsProps) {
  const { quickBooking } = MESSAGES;
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
  return (
    <section className={css.section} aria-label={QUICK_BOOKING_TEXTS.list} aria-busy={isRefreshing}>
      <div className={css.head}>
        <h3 className={css.title}>{QUICK_BOOKING_TEXTS.list}</h3>
        <span className={css.count} role="status">
          {isRefreshing ? QUICK_BOOKING_TEXTS.refreshing : plural(cars.length, CAR_FORMS)}
        </span>
      </div>
      <ul className={css.list}>
        {cars.map((item) => (
          <AvailableCarRow key={item.car.id} item={item} onChoose={() => onChoose(item.car.id)} />
        ))}
      </ul>
    </section>
  );
}
