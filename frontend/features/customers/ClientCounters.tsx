import { FactTiles } from '@frontend/shared/ui/records/FactTiles';
import { CLIENT_CARD_TEXTS } from '@schema/texts/people/customers';
import { formatRoubles } from '@schema/values/money/money';
import { formatCount } from '@schema/values/words/plural';
import type { ClientCardFacts } from './useClientCard';

/** Bookings by status, days, revenue and the average check (requirements.md, C3). */
export function ClientCounters({ card }: { readonly card: ClientCardFacts }) {
  const { total, active, planned, completed, cancelled, rentalDays, totalSpent, averageCheck } =
    CLIENT_CARD_TEXTS;
  return (
    <FactTiles
      isSpaced
      label={CLIENT_CARD_TEXTS.counters}
      tiles={[
        { name: total, value: formatCount(card.totalBookings) },
        { name: active, value: String(card.activeBookings), dot: 'active' },
        { name: planned, value: String(card.plannedBookings), dot: 'planned' },
        { name: completed, value: String(card.completedBookings), dot: 'completed' },
        { name: cancelled, value: String(card.cancelledBookings), dot: 'cancelled' },
        { name: rentalDays, value: formatCount(card.totalRentalDays) },
        { name: totalSpent, value: formatRoubles(card.totalSpent) },
        { name: averageCheck, value: formatRoubles(card.averageCheck) },
      ]}
    />
  );
}
