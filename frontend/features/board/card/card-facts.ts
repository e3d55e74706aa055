import { MAINTENANCE_STATUS_LABELS } from '@schema/statuses';
import { daysText } from '@schema/texts/board/board';
import { CARD_TEXTS, overdueText } from '@schema/texts/board/board-card';
import type { Whereabouts } from '@schema/values/bookings/whereabouts';
import { formatRoubles } from '@schema/values/money/money';
import { formatPhone, telLink } from '@schema/values/people/phone';
import { formatMoment } from '@schema/values/time/calendar';
import { rentalDays } from '@schema/values/time/rental-days';
import type { EventLook } from '../model/look/event-look';
import type { BoardEvent, BookingEvent, MaintenanceEvent } from '../model/rows/board-event';
import { overlapsOccupied } from '../model/rows/board-event';

type CardBadge = 'planned' | 'active' | 'due' | 'past' | 'service' | 'danger';

export interface CardFact {
  readonly title: string;
  readonly text: string;
  /** E.g. 'tel:+7…'. */
  readonly href?: string;
  /** Shown on the small card of a tapped event as well. */
  readonly isMain?: true;
}

/** Texts of a quick card; unknown fields are omitted. */
export interface CardFacts {
  readonly title: string;
  readonly badge: { readonly look: CardBadge; readonly text: string };
  /** Car location, beside the status; null for maintenance. */
  readonly whereabouts: Whereabouts | null;
  /** «20.11.2026 10:00 – 22.11.2026 18:00 · 3 дня». */
  readonly period: string;
  readonly facts: readonly CardFact[];
  /** Overdue, and conflicts with their events. */
  readonly alarms: readonly string[];
}

/** Data of the card beside the event. */
interface CardContext {
  /** Events of the same car, as loaded. */
  readonly neighbours: readonly BoardEvent[];
  readonly look: EventLook;
  readonly zone: string;
}

const NBSP = '\u00A0';

function periodText(event: BoardEvent, zone: string): string {
  const startDate = new Date(event.startMs);
  const endDate = new Date(event.record.endDate);
  const moments = `${formatMoment(startDate, zone)} – ${formatMoment(endDate, zone)}`;
  if (event.kind === 'maintenance') return moments;
  const days = daysText(rentalDays({ startDate, endDate })).replace(' ', NBSP);
  return `${moments} ·${NBSP}${days}`;
}

/** Each overlapping event with its times: «Замена масла, 20.11.2026 09:00 – 21.11.2026 18:00». */
function conflictWarnings(event: BoardEvent, { neighbours, zone }: CardContext): string[] {
  if (!event.conflict) return [];
  const overlapping = neighbours.filter((other) => overlapsOccupied(event, other));
  if (overlapping.length === 0) return [`${CARD_TEXTS.conflict}: ${CARD_TEXTS.conflictElsewhere}`];
  return overlapping.map((other) => {
    const start = formatMoment(new Date(other.startMs), zone);
    const end = formatMoment(new Date(other.record.endDate), zone);
    return `${CARD_TEXTS.conflict}: ${other.title}, ${start} – ${end}`;
  });
}

function fact(title: string, text: string | null | undefined, href?: string | null): CardFact[] {
  if (!text?.trim()) return [];
  return [{ title, text: text.trim(), ...(href && { href }) }];
}

const main = (facts: readonly CardFact[]): CardFact[] =>
  facts.map((one) => ({ ...one, isMain: true }));

function badgeOf({ role, status, dueToday }: EventLook): CardFacts['badge'] {
  if (dueToday) return { look: 'due', text: CARD_TEXTS.dueToday };
  if (status === 'planned') return { look: 'planned', text: CARD_TEXTS.planned };
  if (role === 'active' || status === 'active') return { look: 'active', text: CARD_TEXTS.active };
  return { look: 'past', text: CARD_TEXTS.past };
}

function bookingFacts(event: BookingEvent, context: CardContext): CardFacts {
  const { record } = event;
  const { zone, look } = context;
  const phone = record.customerPhone;
  const moment = (iso: string | null | undefined) => iso && formatMoment(new Date(iso), zone);
  const deposit = record.depositAmount ? formatRoubles(record.depositAmount) : '';
  const isOverdue = look.whereabouts === 'overdue';
  const late = isOverdue ? [overdueText(formatMoment(new Date(record.endDate), zone))] : [];
  return {
    title: event.title,
    badge: badgeOf(look),
    whereabouts: look.whereabouts,
    period: periodText(event, zone),
    facts: [
      ...main([
        ...fact(CARD_TEXTS.phone, phone && formatPhone(phone), phone && telLink(phone)),
        ...fact(CARD_TEXTS.price, event.price),
        ...fact(CARD_TEXTS.deposit, [deposit, record.depositComment].filter(Boolean).join(', ')),
      ]),
      ...fact(CARD_TEXTS.source, record.sourceName),
      ...fact(CARD_TEXTS.handedOver, moment(record.handedOverAt)),
      ...fact(CARD_TEXTS.returned, moment(record.returnedAt)),
      ...fact(CARD_TEXTS.notes, record.notes),
    ],
    alarms: [...late, ...conflictWarnings(event, context)],
  };
}

function serviceFacts(event: MaintenanceEvent, context: CardContext): CardFacts {
  const { status, cost } = event.record;
  return {
    title: event.title,
    badge: {
      look: status === 'done' ? 'past' : 'service',
      text: MAINTENANCE_STATUS_LABELS[status],
    },
    whereabouts: null,
    period: periodText(event, context.zone),
    facts: main(fact(CARD_TEXTS.cost, cost > 0 ? formatRoubles(cost) : '')),
    alarms: conflictWarnings(event, context),
  };
}

/** The texts of a card, in company time. */
export function cardFacts(event: BoardEvent, context: CardContext): CardFacts {
  return event.kind === 'booking' ? bookingFacts(event, context) : serviceFacts(event, context);
}

/** The card without its secondary facts. */
export const smallCard = (card: CardFacts): CardFacts => ({
  ...card,
  facts: card.facts.filter(({ isMain }) => isMain),
});
