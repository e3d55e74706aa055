import { Badge } from '@frontend/shared/ui/badges/Badge';
import { WhereaboutsBadge } from '@frontend/shared/ui/badges/WhereaboutsBadge';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { CARD_TEXTS } from '@schema/texts/board/board-card';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import X from 'lucide-react/icons/x';
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { BoardEngine } from '../engine/board-engine';
import { useBoardSnapshot } from '../hooks/useBoardEngine';
import { carName } from '../model/look/accessible-names';
import { eventLook } from '../model/look/event-look';
import type { AnswerCar } from '../model/rows/board-answer';
import type { CardBooking, CardButtons, CardNote } from './card-buttons';
import { type CardFacts, cardFacts, smallCard } from './card-facts';
import css from './QuickCard.module.css';
import { useCardPlace } from './useCardPlace';
import { useQuickCard } from './useQuickCard';

interface QuickCardProps {
  readonly engine: BoardEngine;
  readonly buttons: CardButtons | undefined;
  readonly note: CardNote | undefined;
}

/** The card of the event under a resting mouse or the cursor, and a small card after a tap. */
export function QuickCard({ engine, buttons, note }: QuickCardProps) {
  const snapshot = useBoardSnapshot(engine);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const box = useRef<HTMLElement>(null);
  const { shown, close, expectMove } = useQuickCard(engine, snapshot, frame, box);
  const id = useId();

  const event = shown && engine.eventOf(shown.key);
  const row = event && snapshot.rows.find(({ car }) => car.id === event.carId);
  const isTapped = shown?.cause === 'touch';

  useCardPlace({ engine, shown, frame, card: box, onScroll: expectMove });

  // Describes the focused cell by the card, for screen readers.
  useEffect(() => {
    if (shown?.cause !== 'keys') return;
    const cell = frame?.querySelector(`[data-event="${shown.key}"]`);
    cell?.setAttribute('aria-describedby', id);
    return () => cell?.removeAttribute('aria-describedby');
  }, [shown, frame, id]);

  if (!frame)
    return (
      <span
        ref={(mark) => {
          if (mark) setFrame(mark.parentElement);
        }}
        hidden
      />
    );
  if (!shown || !event || !row) return null;
  const { zone } = engine.scene.scale;
  const look = eventLook(event, new Date(snapshot.nowMs), zone, snapshot.rule);
  const card = cardFacts(event, { neighbours: row.events, look, zone });
  const booking: CardBooking | null =
    event.kind === 'booking' && look.whereabouts !== null
      ? { record: event.record, car: row.car, whereabouts: look.whereabouts }
      : null;
  return createPortal(
    <section
      ref={box}
      id={id}
      className={isTapped ? css.small : css.card}
      aria-label={CARD_TEXTS.label}
      data-quick-card={shown.key}
    >
      <EventCard
        card={isTapped ? smallCard(card) : card}
        car={row.car}
        note={booking && <Suspense>{note?.(booking)}</Suspense>}
        actions={
          isTapped && (
            <TappedButtons
              onOpen={() => {
                close();
                engine.keyboard.open(event.key);
              }}
              onClose={close}
            >
              {booking && buttons?.(booking, close)}
            </TappedButtons>
          )
        }
      />
    </section>,
    frame,
  );
}

interface TappedButtonsProps {
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Buttons of the booking, loaded after the card. */
  readonly children: ReactNode;
}

function TappedButtons({ onOpen, onClose, children }: TappedButtonsProps) {
  return (
    <>
      <div className={css.close}>
        <IconButton label={KIT_TEXTS.close} icon={<X />} onClick={onClose} />
      </div>
      <footer className={css.actions}>
        <Suspense>{children}</Suspense>
        <Button onClick={onOpen}>{CARD_TEXTS.open}</Button>
      </footer>
    </>
  );
}

interface EventCardProps {
  readonly card: CardFacts;
  readonly car: AnswerCar;
  /** Loaded after the card. */
  readonly note?: ReactNode;
  /** Buttons of the card on touch screens. */
  readonly actions?: ReactNode;
}

/** '12.11.2026 10:00 –' and '15.11.2026 18:00 · 4 дня', for cards too narrow for one line. */
const brokenAtDash = (period: string) =>
  period.replaceAll(' ', '\u00a0').replace('\u00a0–\u00a0', '\u00a0– ');

/** All facts of an event, including those that do not fit its block. */
function EventCard({ card, car, note, actions }: EventCardProps) {
  return (
    <>
      <Row as="header" gap={12} rowGap={4} align="start" wrap>
        <strong className={css.title}>{card.title}</strong>
        <Row as="span" gap={6} rowGap={4} wrap>
          <Badge look={card.badge.look}>{card.badge.text}</Badge>
          {card.whereabouts && <WhereaboutsBadge whereabouts={card.whereabouts} />}
        </Row>
      </Row>
      <Text as="p" size="label" weight={600} hasOwnLine className={css.period}>
        {brokenAtDash(card.period)}
      </Text>
      <Text as="p" tone="muted" size="label" hasOwnLine>
        {carName(car)}
      </Text>
      {card.alarms.map((alarm) => (
        <p key={alarm} className={css.alarm}>
          {alarm}
        </p>
      ))}
      {card.facts.length > 0 && (
        <dl className={css.facts}>
          {card.facts.map(({ title, text, href }) => (
            <div key={title} className={css.fact}>
              <dt>{title}</dt>
              <dd>{href ? <a href={href}>{text}</a> : text}</dd>
            </div>
          ))}
        </dl>
      )}
      {note}
      {actions}
    </>
  );
}
