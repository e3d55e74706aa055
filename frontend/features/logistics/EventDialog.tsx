import { ContactLinks } from '@frontend/shared/bookings/ContactLinks';
import { MarkButton } from '@frontend/shared/bookings/marks/MarkButton';
import { PlateLine } from '@frontend/shared/cars/PlateLine';
import { useCan, useZone } from '@frontend/shared/data/session';
import { carOfDay } from '@frontend/shared/lib/cars/car-of-day';
import { CarPicture } from '@frontend/shared/ui/badges/CarPicture';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { type Fact, Facts } from '@frontend/shared/ui/records/Facts';
import { CONTACT_TEXTS, MARK_TEXTS } from '@schema/texts/bookings/marks';
import { LOGISTICS_DIALOG_TEXTS, LOGISTICS_DIALOG_TITLES } from '@schema/texts/day/logistics';
import { formatRoubles } from '@schema/values/money/money';
import { formatPhone } from '@schema/values/people/phone';
import { formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { DAY_FORMS, plural } from '@schema/values/words/plural';
import ExternalLink from 'lucide-react/icons/external-link';
import { EventBadges } from './EventBadges';
import css from './EventDialog.module.css';
import type { LogisticsBooking, LogisticsEvent, LogisticsWork } from './timeline';

/** Paths of events' records; null: no permission. */
export interface EventLinks {
  readonly booking: (id: number) => string;
  readonly service: (id: number) => string;
}

interface EventDialogProps {
  readonly event: LogisticsEvent;
  readonly links: EventLinks | null;
  readonly onClose: () => void;
}

/** Details of an event: car, customer, times, money, remarks (requirements.md, D11). */
export default function EventDialog({ event, links, onClose }: EventDialogProps) {
  const isService = event.kind === 'maintenance';
  const car = isService ? event.work : event.booking;
  const { carTitle, licensePlate } = car;
  const { openBooking, openService } = LOGISTICS_DIALOG_TEXTS;
  const path = isService ? links?.service(event.work.id) : links?.booking(event.booking.id);
  return (
    <Dialog title={LOGISTICS_DIALOG_TITLES[event.kind]} onClose={onClose}>
      <DialogBody>
        <Row gap={12} rowGap={8} align="center" wrap>
          <CarPicture car={carOfDay(car)} size={48} />
          <div className={css.names}>
            {carTitle !== licensePlate && <div className={css.title}>{carTitle}</div>}
            <PlateLine car={carOfDay(car)} />
          </div>
          <Row gap={4} wrap>
            <EventBadges event={event} />
          </Row>
        </Row>
        {!isService && <Customer booking={event.booking} />}
        <EventFacts event={event} />
      </DialogBody>
      <DialogFooter
        hasSubmit={false}
        extra={
          path && (
            <ButtonLink
              target={{ to: path, isOverPage: !isService }}
              icon={<ExternalLink />}
              onFollow={onClose}
            >
              {isService ? openService : openBooking}
            </ButtonLink>
          )
        }
      >
        {!isService && <Mark event={event} onMarked={onClose} />}
      </DialogFooter>
    </Dialog>
  );
}

function Customer({ booking }: { readonly booking: LogisticsBooking }) {
  const { customerName, customerPhone } = booking;
  return (
    <Row gap={16} rowGap={10} align="center" justify="between" wrap className={css.customer}>
      <Stack className={css.who}>
        <b>{customerName}</b>
        <Text tone="muted">
          {customerPhone ? formatPhone(customerPhone) : CONTACT_TEXTS.noPhone}
        </Text>
      </Stack>
      <Row gap={8} wrap>
        <ContactLinks phone={customerPhone} name={customerName} look="buttons" />
      </Row>
    </Row>
  );
}

/** The mark button of this event, when available and permitted. */
function Mark({
  event,
  onMarked,
}: {
  readonly event: Exclude<LogisticsEvent, { kind: 'maintenance' }>;
  readonly onMarked: () => void;
}) {
  const canEdit = useCan('edit_bookings');
  const { kind, booking } = event;
  const isMarked = booking.returnedAt || (kind === 'handover' && booking.handedOverAt);
  if (!canEdit || isMarked) return null;
  return <MarkButton look="primary" kind={kind} booking={booking} onMarked={onMarked} />;
}

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

function EventFacts({ event }: { readonly event: LogisticsEvent }) {
  const zone = useZone();
  const facts =
    event.kind === 'maintenance' ? workFacts(event.work, zone) : bookingFacts(event.booking, zone);
  return <Facts look="dialog" facts={facts} />;
}
