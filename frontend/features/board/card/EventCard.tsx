import { Badge } from '@frontend/shared/ui/badges/Badge';
import { WhereaboutsBadge } from '@frontend/shared/ui/badges/WhereaboutsBadge';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import type { ReactNode } from 'react';
import { carName } from '../model/look/accessible-names';
import type { AnswerCar } from '../model/rows/board-answer';
import type { CardFacts } from './card-facts';
import css from './EventCard.module.css';

interface EventCardProps {
  readonly card: CardFacts;
  readonly car: AnswerCar;
  /** Loaded after the card. */
  readonly note?: ReactNode;
  /** Buttons of the card on touch screens. */
  readonly actions?: ReactNode;
}

/** '12.11.2026 10:00 –' and '15.11.2026 18:00 · 4 дня' where one line is too narrow. */
const brokenAtDash = (period: string) =>
  period.replaceAll(' ', '\u00a0').replace('\u00a0–\u00a0', '\u00a0– ');

/** Everything about an event, also what its block has no room for. */
export function EventCard({ card, car, note, actions }: EventCardProps) {
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
