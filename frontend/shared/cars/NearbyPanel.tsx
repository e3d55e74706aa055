import { NEARBY_TEXTS } from '@schema/texts/bookings/bookings';
import { formatMoment } from '@schema/values/time/calendar';
import type { ReactNode } from 'react';
import { InfoPanel } from '../ui/layout/InfoPanel';
import css from './NearbyPanel.module.css';
import type { Nearby } from './nearby';

interface NearbyPanelProps {
  readonly nearby: Nearby;
  /** Company time zone, IANA. */
  readonly zone: string;
  /** «не возвращена: …»: the car may be absent; null: returned or unknown. */
  readonly unreturned?: string | null;
  /** Remedies for a conflict. */
  readonly children?: ReactNode;
}

/** «Машина свободна до …» or the conflicting event, before saving. */
export function NearbyPanel({ nearby, zone, unreturned = null, children }: NearbyPanelProps) {
  const warned = unreturned === null ? {} : ({ look: 'warning', title: unreturned } as const);
  if (nearby.state === 'taken') {
    const { title, startDate, endDate } = nearby.by;
    return (
      <InfoPanel look="warning" title={NEARBY_TEXTS.taken}>
        {title}, {formatMoment(startDate, zone)} – {formatMoment(endDate, zone)}
        {unreturned && <div>{unreturned}</div>}
        {children && <div className={css.ways}>{children}</div>}
      </InfoPanel>
    );
  }
  if (nearby.state === 'clear') {
    return (
      <InfoPanel {...warned}>
        {NEARBY_TEXTS.freeOn} {formatMoment(nearby.until, zone)} {NEARBY_TEXTS.nothingPlanned}
      </InfoPanel>
    );
  }
  const { kind, title, startDate } = nearby.next;
  return (
    <InfoPanel {...warned}>
      {NEARBY_TEXTS.freeUntil} <strong>{formatMoment(startDate, zone)}</strong>.{' '}
      {kind === 'booking' ? NEARBY_TEXTS.nextBooking : NEARBY_TEXTS.nextService} {title}
    </InfoPanel>
  );
}
