import { NEARBY_TEXTS } from '@schema/texts/bookings/bookings';
import { formatMoment } from '@schema/values/time/calendar';
import { InfoPanel } from '../ui/layout/InfoPanel';
import type { Nearby } from './nearby';

interface NearbyPanelProps {
  readonly nearby: Nearby;
  /** Company time zone, IANA. */
  readonly zone: string;
}

/** «Машина свободна до …» or the conflicting event, before saving. */
export function NearbyPanel({ nearby, zone }: NearbyPanelProps) {
  if (nearby.state === 'taken') {
    const { title, startDate, endDate } = nearby.by;
    return (
      <InfoPanel look="warning" title={NEARBY_TEXTS.taken}>
        {title}, {formatMoment(startDate, zone)} – {formatMoment(endDate, zone)}
      </InfoPanel>
    );
  }
  if (nearby.state === 'clear') {
    return (
      <InfoPanel>
        {NEARBY_TEXTS.freeOn} {formatMoment(nearby.until, zone)} {NEARBY_TEXTS.nothingPlanned}
      </InfoPanel>
    );
  }
  const { kind, title, startDate } = nearby.next;
  return (
    <InfoPanel>
      {NEARBY_TEXTS.freeUntil} <strong>{formatMoment(startDate, zone)}</strong>.{' '}
      {kind === 'booking' ? NEARBY_TEXTS.nextBooking : NEARBY_TEXTS.nextService} {title}
    </InfoPanel>
  );
}
