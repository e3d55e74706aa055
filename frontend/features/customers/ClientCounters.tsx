import { classNames } from '@frontend/shared/lib/class-names';
import { CLIENT_CARD_TEXTS } from '@schema/texts/people/customers';
import { formatRoubles } from '@schema/values/money/money';
import css from './ClientCounters.module.css';
import type { ClientCardFacts } from './useClientCard';

/** Bookings by status, days, revenue and the average check (requirements.md, C3). */
export function ClientCounters({ card }: { readonly card: ClientCardFacts }) {
  const { total, active, planned, completed, cancelled, rentalDays, totalSpent, averageCheck } =
    CLIENT_CARD_TEXTS;
  const facts: readonly (readonly [name: string, value: string, dot?: string | undefined])[] = [
    [total, String(card.totalBookings)],
    [active, String(card.activeBookings), css.active],
    [planned, String(card.plannedBookings), css.planned],
    [completed, String(card.completedBookings), css.completed],
    [cancelled, String(card.cancelledBookings), css.cancelled],
    [rentalDays, String(card.totalRentalDays)],
    [totalSpent, formatRoubles(card.totalSpent)],
    [averageCheck, formatRoubles(card.averageCheck)],
  ];
  return (
    <dl className={css.counters} aria-label={CLIENT_CARD_TEXTS.counters}>
      {facts.map(([name, value, dot]) => (
        <div key={name} className={css.counter}>
          <dt className={classNames(css.name, dot && css.dotted, dot)}>{name}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
