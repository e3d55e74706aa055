import { ContactLinks } from '@frontend/shared/bookings/ContactLinks';
import { handoverPath, sideOfMark } from '@frontend/shared/bookings/handover-path';
import { MarkButton } from '@frontend/shared/bookings/marks/MarkButton';
import { useCan, useSession } from '@frontend/shared/data/session';
import { classNames } from '@frontend/shared/lib/class-names';
import { useMedia } from '@frontend/shared/lib/device/use-media';
import { useKeptHeight } from '@frontend/shared/lib/steady/use-kept-height';
import { MoneyBadges } from '@frontend/shared/money/MoneyBadges';
import { Badge } from '@frontend/shared/ui/badges/Badge';
import { PlateChip } from '@frontend/shared/ui/badges/PlateChip';
import { WhereaboutsBadge } from '@frontend/shared/ui/badges/WhereaboutsBadge';
import { ButtonLink, IconLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { Skeleton } from '@frontend/shared/ui/feedback/Skeleton';
import { rentalName } from '@schema/texts/bookings/rental-name';
import { NOW_TEXTS } from '@schema/texts/day/now';
import { SHEET_LINKS } from '@schema/texts/handover/sheet';
import { moneyTasks } from '@schema/texts/money/money-marks';
import { parseInstant } from '@schema/values/time/instant';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DoneWords } from './DoneWords';
import { lateness } from './lateness';
import { MoneyLine, type TaskMoney } from './MoneyLine';
import type { NowTools } from './now-tools';
import css from './TaskRow.module.css';
import { momentWords } from './task-words';
import { isOpen, type TaskState } from './useDoneTasks';

interface TaskRowProps {
  readonly state: TaskState;
  readonly money: TaskMoney;
  readonly tools: NowTools;
}

/** Size of a badge like «Вернуть залог 5 000 ₽», px. */
const MARK_SIZE = { width: 150, height: 22 };

/** The row has no room for contact links beside its text (TaskRow.module.css). */
const NARROW = '(max-width: 55.7em)';

/**
 * A handover or return in two lines. Pressing the text opens the booking; on a narrow screen it
 * unfolds the links to the booking, its extension and its customer.
 */
export function TaskRow({ state, money, tools }: TaskRowProps) {
  const canEdit = useCan('edit_bookings');
  const { now, company } = useSession();
  const { entry, placed, done, isGone } = state;
  const { task } = entry;
  const { waitsFor } = placed;
  const { kind, booking, at } = task;
  const { carTitle, licensePlate, customerName, customerPhone } = booking;
  const subject = rentalName(booking);
  const side = sideOfMark(kind);
  const sheet = handoverPath(booking.id, side);
  const sheetTitle = SHEET_LINKS[side];
  const isTask = isOpen(state);
  const isNarrow = useMedia(NARROW);
  const [isUnfolded, setUnfolded] = useState(false);
  const row = useKeptHeight<HTMLLIElement>(!isTask);
  return (
    <li
      ref={row}
      className={classNames(
        css.row,
        done && css.done,
        isGone && css.gone,
        placed.task.isLate && css.late,
      )}
      tabIndex={-1}
    >
      <div className={css.main}>
        <div className={css.line}>
          <time
            className={classNames(css.time, task.isLate && isTask && css.overdue)}
            dateTime={at}
          >
            {momentWords(at, now(), company.timeZone)}
          </time>
          {carTitle !== licensePlate && (
            <b className={css.car} title={carTitle}>
              {carTitle}
            </b>
          )}
          {isTask && <KindBadge task={placed.task} />}
          {isTask && !waitsFor && <Late task={placed.task} />}
        </div>
        <div className={css.line}>
          <PlateChip plate={licensePlate} />
          {!done && <span className={css.who}>{customerName}</span>}
          {isTask && waitsFor && (
            <Badge look="danger">{`${NOW_TEXTS.carWith}: ${waitsFor.customerName}`}</Badge>
          )}
          <DoneWords state={state} />
        </div>
        {isNarrow && isTask ? (
          <button
            type="button"
            className={css.open}
            aria-label={`${NOW_TEXTS.actions}: ${subject}`}
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          />
        ) : (
          <Link
            className={css.open}
            // The dialog adds its own history entry.
            replace
            to={tools.links.booking(booking.id)}
            aria-label={`${NOW_TEXTS.open}: ${subject}`}
            title={`${NOW_TEXTS.open}: ${subject}`}
          />
        )}
      </div>
      {isTask && (
        <>
          <div className={css.badges}>
            {money === 'coming' ? (
              <Skeleton {...MARK_SIZE} />
            ) : (
              money && <MoneyBadges words={moneyTasks(kind, money)} />
            )}
          </div>
          <div className={css.ways} hidden={isNarrow && !isUnfolded}>
            {isNarrow && (
              <ButtonLink
                target={{ to: tools.links.booking(booking.id), isOverPage: true }}
                label={`${NOW_TEXTS.open}: ${subject}`}
              >
                {NOW_TEXTS.openShort}
              </ButtonLink>
            )}
            {canEdit &&
              (isNarrow ? (
                <ButtonLink target={{ to: sheet }} label={`${sheetTitle}: ${subject}`}>
                  {sheetTitle}
                </ButtonLink>
              ) : (
                <IconLink
                  target={{ to: sheet }}
                  label={`${sheetTitle}: ${subject}`}
                  icon={<ClipboardList />}
                />
              ))}
            {canEdit && kind === 'return' && (
              <IconLink
                target={{ to: tools.links.extension(booking.id), isOverPage: true }}
                label={`${NOW_TEXTS.extend}: ${subject}`}
                icon={<CalendarPlus />}
              />
            )}
            <ContactLinks phone={customerPhone} name={customerName} />
          </div>
        </>
      )}
      {canEdit && (
        <div className={css.act}>
          {isTask ? (
            <>
              <MarkButton
                className={classNames(css.mark, css[kind])}
                look="secondary"
                kind={kind}
                booking={booking}
                money={money}
                isNamed
                hasOwnUndo
                onMarked={(undo) => tools.done.onMarked(task, undo)}
                onUndone={() => tools.done.onUndone(task)}
              />
              <MoneyLine kind={kind} money={money} />
            </>
          ) : (
            tools.undoOf(state)
          )}
        </div>
      )}
    </li>
  );
}

/** «не выдана», «не возвращена» and «возврат не отмечен» also name the action. */
function KindBadge({ task: { kind, booking } }: Pick<TaskState['entry'], 'task'>) {
  const { whereabouts } = booking;
  if (whereabouts === 'late_pickup' || whereabouts === 'overdue' || whereabouts === 'unconfirmed') {
    return <WhereaboutsBadge whereabouts={whereabouts} />;
  }
  return (
    <span className={css.kind}>
      <Badge look={kind === 'handover' ? 'planned' : 'due'}>{NOW_TEXTS[kind]}</Badge>
      <WhereaboutsBadge whereabouts={whereabouts} />
    </span>
  );
}

export function Late({ task: { at, isLate, kind, booking } }: Pick<TaskState['entry'], 'task'>) {
  const { now } = useSession();
  const instant = parseInstant(at);
  // An unmarked handover is not late: its car counts as handed over.
  const isOut = kind === 'handover' && booking.whereabouts === 'out';
  if (!isLate || isOut || !instant) return null;
  return (
    <Badge look="danger">
      <i className={css.lateWord}>{NOW_TEXTS.late} </i>
      {lateness(instant, now())}
    </Badge>
  );
}
