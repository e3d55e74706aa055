import { Badge } from '@frontend/shared/ui/badges/Badge';
import { WhereaboutsBadge } from '@frontend/shared/ui/badges/WhereaboutsBadge';
import { MAINTENANCE_STATUS_LABELS } from '@schema/statuses';
import { LOGISTICS_BADGES, LOGISTICS_TEXTS } from '@schema/texts/day/logistics';
import { isRentalExtension, type LogisticsEvent } from './timeline';

/** Progress of an event, and whether it is an extension (requirements.md, D12, D13). */
export function EventBadges({ event }: { readonly event: LogisticsEvent }) {
  return (
    <>
      <StateBadge event={event} />
      {event.kind !== 'maintenance' && <WhereaboutsBadge whereabouts={event.booking.whereabouts} />}
      {isRentalExtension(event) && <Badge look="accent">{LOGISTICS_TEXTS.rentalExtension}</Badge>}
    </>
  );
}

function StateBadge({ event }: { readonly event: LogisticsEvent }) {
  if (event.kind === 'maintenance') {
    return <Badge look="service">{MAINTENANCE_STATUS_LABELS[event.work.status]}</Badge>;
  }
  const { status } = event.booking;
  if (event.kind === 'handover') {
    if (status === 'completed') return <Badge look="past">{LOGISTICS_BADGES.handoverPast}</Badge>;
    return status === 'active' ? (
      <Badge look="active">{LOGISTICS_BADGES.handoverActive}</Badge>
    ) : (
      <Badge look="planned">{LOGISTICS_BADGES.handoverPlan}</Badge>
    );
  }
  return status === 'completed' ? (
    <Badge look="past">{LOGISTICS_BADGES.returnCompleted}</Badge>
  ) : (
    <Badge look="due">{LOGISTICS_BADGES.returnAhead}</Badge>
  );
}
