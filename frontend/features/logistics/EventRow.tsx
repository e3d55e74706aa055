import { PlateLine } from '@frontend/shared/cars/PlateLine';
import { useZone } from '@frontend/shared/data/session';
import { carOfDay } from '@frontend/shared/lib/cars/car-of-day';
import { classNames } from '@frontend/shared/lib/class-names';
import { LOGISTICS_KINDS } from '@schema/texts/day/logistics';
import type { Day } from '@schema/values/time/calendar';
import KeyRound from 'lucide-react/icons/key-round';
import Undo2 from 'lucide-react/icons/undo-2';
import Wrench from 'lucide-react/icons/wrench';
import { EventBadges } from './EventBadges';
import css from './EventRow.module.css';
import { type LogisticsEvent, timeWithin } from './timeline';

const ICONS = { handover: KeyRound, return: Undo2, maintenance: Wrench } as const;

interface EventRowProps {
  readonly event: LogisticsEvent;
  readonly day: Day;
  readonly onOpen: () => void;
}

export function EventRow({ event, day, onOpen }: EventRowProps) {
  const zone = useZone();
  const { kind, title, at } = event;
  const Icon = ICONS[kind];
  const car = event.kind === 'maintenance' ? event.work : event.booking;
  const { licensePlate } = car;
  const words = event.kind === 'maintenance' ? event.work.description : event.booking.customerName;
  return (
    <li>
      <button type="button" className={css.row} aria-haspopup="dialog" onClick={onOpen}>
        <time className={css.time} dateTime={at.toISOString()}>
          {timeWithin(at, day, zone)}
        </time>
        <span className={classNames(css.icon, css[kind])} aria-hidden="true">
          <Icon />
        </span>
        <span className={css.words}>
          <span className={css.kind}>{LOGISTICS_KINDS[kind]}</span>{' '}
          <span className={css.car}>
            {title !== licensePlate && <b>{title}</b>} <PlateLine car={carOfDay(car)} />
          </span>{' '}
          <span className={css.who}>{words}</span>
        </span>
        <span className={css.badges}>
          <EventBadges event={event} />
        </span>
      </button>
    </li>
  );
}
