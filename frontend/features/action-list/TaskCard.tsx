import { ContactLinks } from '@frontend/shared/bookings/ContactLinks';
import { MarkButton } from '@frontend/shared/bookings/marks/MarkButton';
import { useCan, useSession } from '@frontend/shared/data/session';
import { MoneyBadges } from '@frontend/shared/money/MoneyBadges';
import type { MoneyMarkFacts } from '@frontend/shared/money/useMoneyMarks';
import { Badge } from '@frontend/shared/ui/badges/Badge';
import { WhereaboutsBadge } from '@frontend/shared/ui/badges/WhereaboutsBadge';
import { IconLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { Skeleton } from '@frontend/shared/ui/feedback/Skeleton';
import { NOW_TEXTS } from '@schema/texts/day/now';
import { moneyTasks } from '@schema/texts/money/money-marks';
import type { Whereabouts } from '@schema/values/bookings/whereabouts';
import { dayOf, formatDay, timeOf } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-up-right-exit';
import { ActionCar } from './ActionCar';
import type { ActionLinks } from './action-links';
import { lateness } from './lateness';
import css from './Now.module.css';
import { type ActionTask, taskKey } from './useActionList';

interface TaskCardProps {
  readonly task: ActionTask;
  /** How far the rental is paid; null: not known, or not shown to this user. */
  readonly mark: MoneyMarkFacts | 'coming' | null;
  readonly links: ActionLinks;
  readonly onMarked: (key: string) => void;
  readonly onUndone: (key: string) => void;
}

/** «не выдана», «не возвращена» and «возврат не отмечен» say what to do as well. */
const NAMING_THE_TASK: readonly Whereabouts[] = ['late_pickup', 'overdue', 'unconfirmed'];

/** Of a badge like «Вернуть залог 5 000 ₽», px. */
const MARK_SIZE = { width: 150, height: 22 };

/** A car to hand over or take back; actions: mark, call, write, extend, open. */
export function TaskCard({ task, mark, links, onMarked, onUndone }: TaskCardProps) {
  const canEdit = useCan('edit_bookings');
  const { kind, booking } = task;
  const key = taskKey(task);
  const where = <WhereaboutsBadge whereabouts={booking.whereabouts} />;
  const isNamed = NAMING_THE_TASK.includes(booking.whereabouts);
  return (
    <li className={css.card}>
      <TaskTime task={task} />
      <ActionCar booking={booking} kind={isNamed ? where : <KindBadge kind={kind} />}>
        {!isNamed && where}
        <Late task={task} />
        {mark === 'coming' ? (
          <Skeleton {...MARK_SIZE} />
        ) : (
          mark && <MoneyBadges words={moneyTasks(kind, mark)} />
        )}
      </ActionCar>
      <div className={css.actions}>
        {canEdit && kind === 'return' && (
          <IconLink
            target={{ to: links.extension(booking.id) }}
            label={`${NOW_TEXTS.extend}: ${booking.carTitle}`}
            icon={<CalendarPlus />}
          />
        )}
        {canEdit && kind === 'handover' && <span className={css.place} />}
        <ContactLinks phone={booking.customerPhone} name={booking.customerName} />
        <IconLink
          target={{ to: links.booking(booking.id) }}
          label={`${NOW_TEXTS.open}: ${booking.carTitle}, ${booking.customerName}`}
          icon={<SquareArrowOutUpRight />}
        />
        {canEdit && (
          <MarkButton
            className={css.mark}
            look="primary"
            kind={kind}
            booking={booking}
            isNamed
            onMarked={() => onMarked(key)}
            onUndone={() => onUndone(key)}
          />
        )}
      </div>
    </li>
  );
}

function KindBadge({ kind }: Pick<ActionTask, 'kind'>) {
  return <Badge look={kind === 'handover' ? 'planned' : 'due'}>{NOW_TEXTS[kind]}</Badge>;
}

/** '18:00' of today; with the date for an earlier day. */
function TaskTime({ task: { at } }: Pick<TaskCardProps, 'task'>) {
  const { now, company } = useSession();
  const zone = company.timeZone;
  const instant = parseInstant(at);
  if (!instant) return null;
  const day = dayOf(instant, zone);
  const isToday = day === dayOf(now(), zone);
  return (
    <time className={css.time} dateTime={at}>
      {timeOf(instant, zone)}
      {!isToday && <span className={css.date}>{formatDay(day).slice(0, 5)}</span>}
    </time>
  );
}

function Late({ task: { at, isLate, kind, booking } }: Pick<TaskCardProps, 'task'>) {
  const { now } = useSession();
  const instant = parseInstant(at);
  // A handover that nobody marks is not late: its car counts as handed over.
  const isOut = kind === 'handover' && booking.whereabouts === 'out';
  if (!isLate || isOut || !instant) return null;
  return (
    <Badge look="danger">
      {NOW_TEXTS.late} {lateness(instant, now())}
    </Badge>
  );
}
