import { classNames } from '@frontend/shared/lib/class-names';
import { Skeleton } from '@frontend/shared/ui/feedback/Skeleton';
import { Text } from '@frontend/shared/ui/layout/Text';
import dots from '@frontend/shared/ui/records/StatusDot.module.css';
import type { BookingStatus } from '@schema/statuses';
import { BOOKING_LIST_TEXTS } from '@schema/texts/bookings/booking-list';
import { wholeText } from '@schema/texts/shell/lists';
import { formatCount } from '@schema/values/words/plural';
import css from './BookingList.module.css';
import type { BookingListPageQuery } from './booking-list-page.generated';

type Counters = BookingListPageQuery['bookingsPage']['counters'];

interface ListCountersProps {
  /** Null while loading. */
  readonly counters: Counters | null;
  /** Counters of all bookings, when `counters` are those of a part; null while loading. */
  readonly all: Counters | null;
  readonly status: BookingStatus | null;
  readonly onChoose: (status: BookingStatus | null) => void;
}

const ORDER = ['total', 'active', 'planned', 'completed', 'cancelled'] as const;

/**
 * Counters of the search result and of all bookings (requirements.md, L1); a press filters by
 * status.
 */
export function ListCounters({ counters, all, status, onChoose }: ListCountersProps) {
  return (
    <fieldset className={css.counters} aria-label={BOOKING_LIST_TEXTS.counters}>
      {ORDER.map((name) => {
        const own = name === 'total' ? null : name;
        return (
          <button
            key={name}
            type="button"
            className={classNames(css.counter, own === status && css.chosen)}
            aria-pressed={own === status}
            onClick={() => onChoose(own)}
          >
            <span className={classNames(css.name, dots.dot, own && dots[own])}>
              {BOOKING_LIST_TEXTS[name]}
            </span>
            <Text size="tile" weight={650} hasOwnLine>
              {counters ? formatCount(counters[name]) : <Skeleton width={30} height={20} />}
              {counters && all && all !== counters && (
                <Text tone="muted" size="label" weight={500}>{` ${wholeText(all[name])}`}</Text>
              )}
            </Text>
          </button>
        );
      })}
    </fieldset>
  );
}
