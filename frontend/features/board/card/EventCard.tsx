import { Badge } from '@frontend/shared/ui/badges/Badge';
import { WhereaboutsBadge } from '@frontend/shared/ui/badges/WhereaboutsBadge';
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
      <header className={css.header}>
        <strong className={css.title}>{card.title}</strong>
        <span className={css.badges}>
          <Badge look={card.badge.look}>{card.badge.text}</Badge>
          {card.whereabouts && <WhereaboutsBadge whereabouts={card.whereabouts} />}
        </span>
      </header>
      <p className={css.period}>{brokenAtDash(card.period)}</p>
      <p className={css.car}>{carName(car)}</p>
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
