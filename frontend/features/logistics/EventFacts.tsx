import { useZone } from '@frontend/shared/data/session';
import { type Fact, Facts } from '@frontend/shared/ui/records/Facts';
import { MARK_TEXTS } from '@schema/texts/bookings/marks';
import { LOGISTICS_DIALOG_TEXTS } from '@schema/texts/day/logistics';
import { formatRoubles } from '@schema/values/money/money';
import { formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { DAY_FORMS, plural } from '@schema/values/words/plural';
import type { LogisticsBooking, LogisticsEvent, LogisticsWork } from './timeline';

function momentText(iso: string | null, zone: string): string | null {
  const instant = iso ? parseInstant(iso) : null;
  return instant && formatMoment(instant, zone);
}

function bookingFacts(booking: LogisticsBooking, zone: string): readonly Fact[] {
  const { startDate, endDate, durationDays, totalPrice, depositAmount, depositComment } = booking;
  const moment = (iso: string | null) => momentText(iso, zone);
  const deposit = [formatRoubles(depositAmount ?? 0), depositComment].filter(Boolean).join(' · ');
  const price = totalPrice === null ? LOGISTICS_DIALOG_TEXTS.noPrice : formatRoubles(totalPrice);
  const marks = [
    { name: MARK_TEXTS.handedOverAt, value: moment(booking.handedOverAt) },
    { name: MARK_TEXTS.returnedAt, value: moment(booking.returnedAt) },
  ];
  return [
    { name: LOGISTICS_DIALOG_TEXTS.pickup, value: moment(startDate) ?? '' },
    { name: LOGISTICS_DIALOG_TEXTS.return, value: moment(endDate) ?? '' },
    ...marks.filter(({ value }) => value),
    { name: LOGISTICS_DIALOG_TEXTS.price, value: `${price} · ${plural(durationDays, DAY_FORMS)}` },
    { name: LOGISTICS_DIALOG_TEXTS.deposit, value: deposit },
    {
      name: LOGISTICS_DIALOG_TEXTS.source,
      value: booking.sourceName ?? LOGISTICS_DIALOG_TEXTS.noSource,
    },
    { name: LOGISTICS_DIALOG_TEXTS.notes, value: booking.notes || LOGISTICS_DIALOG_TEXTS.noNotes },
  ];
}

function workFacts({ description, startDate, endDate, cost }: LogisticsWork, zone: string) {
  const facts: readonly Fact[] = [
    { name: LOGISTICS_DIALOG_TEXTS.description, value: description },
    { name: LOGISTICS_DIALOG_TEXTS.start, value: momentText(startDate, zone) ?? '' },
    { name: LOGISTICS_DIALOG_TEXTS.end, value: momentText(endDate, zone) ?? '' },
    { name: LOGISTICS_DIALOG_TEXTS.cost, value: formatRoubles(cost) },
  ];
  return facts;
}

export function EventFacts({ event }: { readonly event: LogisticsEvent }) {
  const zone = useZone();
  const facts =
    event.kind === 'maintenance' ? workFacts(event.work, zone) : bookingFacts(event.booking, zone);
  return <Facts look="dialog" facts={facts} />;
}
