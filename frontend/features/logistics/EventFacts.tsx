import { useZone } from '@frontend/shared/data/session';
import { MARK_TEXTS } from '@schema/texts/bookings/marks';
import { LOGISTICS_DIALOG_TEXTS } from '@schema/texts/day/logistics';
import { formatRoubles } from '@schema/values/money/money';
import { formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { DAY_FORMS, plural } from '@schema/values/words/plural';
import css from './EventDialog.module.css';
import type { LogisticsBooking, LogisticsEvent, LogisticsWork } from './timeline';

type Fact = readonly [name: string, value: string];

function momentText(iso: string | null, zone: string): string | null {
  const instant = iso ? parseInstant(iso) : null;
  return instant && formatMoment(instant, zone);
}

function bookingFacts(booking: LogisticsBooking, zone: string): readonly Fact[] {
  const { startDate, endDate, durationDays, totalPrice, depositAmount, depositComment } = booking;
  const moment = (iso: string | null) => momentText(iso, zone);
  const deposit = [formatRoubles(depositAmount ?? 0), depositComment].filter(Boolean).join(' · ');
  const price = totalPrice === null ? LOGISTICS_DIALOG_TEXTS.noPrice : formatRoubles(totalPrice);
  const marks: readonly (readonly [string, string | null])[] = [
    [MARK_TEXTS.handedOverAt, moment(booking.handedOverAt)],
    [MARK_TEXTS.returnedAt, moment(booking.returnedAt)],
  ];
  return [
    [LOGISTICS_DIALOG_TEXTS.pickup, moment(startDate) ?? ''],
    [LOGISTICS_DIALOG_TEXTS.return, moment(endDate) ?? ''],
    ...marks.flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
    [LOGISTICS_DIALOG_TEXTS.price, `${price} · ${plural(durationDays, DAY_FORMS)}`],
    [LOGISTICS_DIALOG_TEXTS.deposit, deposit],
    [LOGISTICS_DIALOG_TEXTS.source, booking.sourceName ?? LOGISTICS_DIALOG_TEXTS.noSource],
    [LOGISTICS_DIALOG_TEXTS.notes, booking.notes || LOGISTICS_DIALOG_TEXTS.noNotes],
  ];
}

function workFacts({ description, startDate, endDate, cost }: LogisticsWork, zone: string) {
  const facts: readonly Fact[] = [
    [LOGISTICS_DIALOG_TEXTS.description, description],
    [LOGISTICS_DIALOG_TEXTS.start, momentText(startDate, zone) ?? ''],
    [LOGISTICS_DIALOG_TEXTS.end, momentText(endDate, zone) ?? ''],
    [LOGISTICS_DIALOG_TEXTS.cost, formatRoubles(cost)],
  ];
  return facts;
}

export function EventFacts({ event }: { readonly event: LogisticsEvent }) {
  const zone = useZone();
  const facts =
    event.kind === 'maintenance' ? workFacts(event.work, zone) : bookingFacts(event.booking, zone);
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
