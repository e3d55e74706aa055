import { ContactLinks } from '@frontend/shared/bookings/ContactLinks';
import { handoverPath, sideOfMark } from '@frontend/shared/bookings/handover-path';
import { MarkButton } from '@frontend/shared/bookings/marks/MarkButton';
import { useCan, useSession } from '@frontend/shared/data/session';
import { classNames } from '@frontend/shared/lib/class-names';
import { useKeptHeight } from '@frontend/shared/lib/steady/use-kept-height';
import { MoneyBadges } from '@frontend/shared/money/MoneyBadges';
import { CarPicture } from '@frontend/shared/ui/badges/CarPicture';
import { PlateChip } from '@frontend/shared/ui/badges/PlateChip';
import { ButtonLink, IconLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { rentalName } from '@schema/texts/bookings/rental-name';
import { dueAt, NOW_TEXTS, waitsSince } from '@schema/texts/day/now';
import { SHEET_LINKS } from '@schema/texts/handover/sheet';
import { moneyTasks } from '@schema/texts/money/money-marks';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import KeyRound from 'lucide-react/icons/key-round';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DoneWords } from './DoneWords';
import css from './LateCase.module.css';
import type { TaskMoney } from './MoneyLine';
import type { NowTools } from './now-tools';
import { ReturnAndHandOver } from './ReturnAndHandOver';
import { Late } from './TaskRow';
import { momentWords } from './task-words';
import { isOpen, type TaskState } from './useDoneTasks';

interface LateCaseProps {
  readonly late: TaskState;
  readonly next: TaskState;
  readonly moneyOf: (bookingId: number) => TaskMoney;
  readonly tools: NowTools;
}

/** A late car and its next customer: one case with its actions. */
export function LateCase({ late, next, moneyOf, tools }: LateCaseProps) {
  const { now, company } = useSession();
  const canEdit = useCan('edit_bookings');
  const moment = (iso: string) => momentWords(iso, now(), company.timeZone);
  const { booking } = late.entry.task;
  const { booking: waiting } = next.entry.task;
  const { carTitle, licensePlate, car, whereabouts } = booking;
  const isNotBack = whereabouts === 'overdue';
  const isHandedOver = waiting.whereabouts === 'out';
  const markButton = (state: TaskState) => {
    const { task } = state.entry;
    return (
      <MarkButton
        className={css.mark}
        kind={task.kind}
        booking={task.booking}
        money={moneyOf(task.booking.id)}
        isNamed
        hasOwnUndo
        onMarked={(undo) => tools.done.onMarked(task, undo)}
        onUndone={() => tools.done.onUndone(task)}
      />
    );
  };
  const [isLateOpen, isNextOpen] = [isOpen(late), isOpen(next)];
  const row = useKeptHeight<HTMLLIElement>(!isLateOpen || !isNextOpen);
  return (
    <Stack as="li" gap={10} ref={row} className={css.case} tabIndex={-1}>
      <div className={css.head}>
        <CarPicture car={car} />
        <div className={css.title}>
          <b>
            {carTitle}
            {isNotBack ? ` ${NOW_TEXTS.notBack}` : `: ${NOW_TEXTS.unmarked}`}
          </b>
          <PlateChip plate={licensePlate} />
          {isLateOpen && <Late task={late.entry.task} />}
        </div>
      </div>
      <div className={css.people}>
        <Person
          state={late}
          icon={<Undo2 />}
          word={NOW_TEXTS.keeps}
          when={dueAt(moment(booking.endDate))}
          money={moneyOf(booking.id)}
          tools={tools}
        />
        <Person
          state={next}
          icon={<KeyRound />}
          word={isHandedOver ? NOW_TEXTS.handover : NOW_TEXTS.waits}
          when={waitsSince(moment(waiting.startDate))}
          money={moneyOf(waiting.id)}
          tools={tools}
        />
      </div>
      <div className={css.ways}>
        {isNextOpen && tools.links.reseatNext && (
          <ButtonLink
            className={css.way ?? ''}
            target={{ to: tools.links.reseatNext(waiting) }}
            label={`${NOW_TEXTS.reseat}: ${rentalName(waiting)}`}
            icon={<ArrowLeftRight />}
          >
            {NOW_TEXTS.reseat}
          </ButtonLink>
        )}
        {canEdit && isLateOpen && markButton(late)}
        {canEdit && !isLateOpen && isNextOpen && markButton(next)}
        {canEdit && (
          <ReturnAndHandOver
            className={css.both ?? ''}
            late={late.entry.task}
            next={next.entry.task}
            isOffered={isLateOpen && isNextOpen}
            moneyOf={moneyOf}
            done={tools.done}
          />
        )}
      </div>
    </Stack>
  );
}

interface PersonProps {
  readonly state: TaskState;
  readonly icon: ReactNode;
  /** «Не возвращает» or «Ждёт». */
  readonly word: string;
  readonly when: string;
  readonly money: TaskMoney;
  readonly tools: NowTools;
}

function Person({ state, icon, word, when, money, tools }: PersonProps) {
  const canEdit = useCan('edit_bookings');
  const { task } = state.entry;
  const { id, customerName, customerPhone } = task.booking;
  const side = sideOfMark(task.kind);
  const isTask = isOpen(state);
  return (
    <div className={classNames(css.person, state.isGone && css.gone)}>
      <span className={css.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={css.words}>
        <span className={css.name}>
          {isTask && `${word} `}
          <b>{customerName}</b>
        </span>
        {isTask ? (
          <Text tone="muted" className={css.when}>
            {when}
          </Text>
        ) : (
          <DoneWords state={state} />
        )}
        {isTask && money && money !== 'coming' && (
          <MoneyBadges words={moneyTasks(task.kind, money)} />
        )}
        <Link
          className={css.open}
          // The dialog adds its own history entry.
          replace
          to={tools.links.booking(id)}
          aria-label={`${NOW_TEXTS.open}: ${rentalName(task.booking)}`}
        />
      </div>
      {isTask ? (
        <div className={css.contacts}>
          {canEdit && (
            <IconLink
              target={{ to: handoverPath(id, side) }}
              label={`${SHEET_LINKS[side]}: ${rentalName(task.booking)}`}
              icon={<ClipboardList />}
            />
          )}
          <ContactLinks phone={customerPhone} name={customerName} />
        </div>
      ) : (
        canEdit && tools.undoOf(state)
      )}
    </div>
  );
}
