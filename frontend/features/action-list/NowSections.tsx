import { classNames } from '@frontend/shared/lib/class-names';
import { useMedia } from '@frontend/shared/lib/device/use-media';
import type { HeldRow } from '@frontend/shared/lib/steady/hold-places';
import { MoneyMarksFailure } from '@frontend/shared/money/MoneyMarksFailure';
import { useMoneyMarks } from '@frontend/shared/money/useMoneyMarks';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { Row } from '@frontend/shared/ui/layout/Row';
import { rentalName } from '@schema/texts/bookings/rental-name';
import { NOW_TEXTS } from '@schema/texts/day/now';
import { BOOKING_FORMS, plural } from '@schema/values/words/plural';
import type { ReactNode } from 'react';
import type { ActionLinks } from './action-links';
import { ConflictCard } from './ConflictCard';
import { LateCase } from './LateCase';
import css from './Now.module.css';
import { NowSection } from './NowSection';
import type { NowEntry, TaskEntry } from './now-entries';
import type { NowTools } from './now-tools';
import { TaskRow } from './TaskRow';
import { UndoButton } from './UndoButton';
import { type DoneTasks, isOpen, type TaskState } from './useDoneTasks';

/** Problems stand beside the day (Now.module.css). */
const WIDE = '(min-width: 75em)';

interface NowSectionsProps {
  readonly rows: readonly HeldRow<NowEntry>[];
  readonly links: ActionLinks;
  readonly done: DoneTasks;
}

/** A card of the day: a task, or a late return with the handover that depends on it. */
interface TaskCard {
  readonly section: TaskEntry['section'];
  readonly state: TaskState;
  readonly next: TaskState | null;
}

/** Keeps the places of the rows, with current facts. */
function cardsOf(rows: readonly HeldRow<NowEntry>[], { stateOf }: DoneTasks): TaskCard[] {
  const cards: TaskCard[] = [];
  for (const row of rows) {
    const { placed, item } = row;
    if (placed.kind !== 'task' || item.kind !== 'task') continue;
    const state = stateOf(row, placed, item);
    const last = cards.at(-1);
    if (placed.waitsFor && last) cards.splice(-1, 1, { ...last, next: state });
    else cards.push({ section: placed.section, state, next: null });
  }
  return cards;
}

const isCardOpen = ({ state, next }: TaskCard) => isOpen(state) || (next !== null && isOpen(next));

/**
 * The non-empty sections of the list, most urgent first. On wide screens the problems are beside the
 * day; on others the incomplete bookings are below it, because they wait for nobody.
 */
export function NowSections({ rows, links, done }: NowSectionsProps) {
  const cards = cardsOf(rows, done);
  const {
    markOf,
    isComing,
    query: marksQuery,
  } = useMoneyMarks(
    cards.flatMap(({ state, next }) =>
      [state, next].flatMap((one) => one?.entry.task.booking.id ?? []),
    ),
  );
  const isWide = useMedia(WIDE);
  const moneyOf = (id: number) => (isComing ? 'coming' : markOf(id));
  const undoOf = ({ key, done: known, entry }: TaskState): ReactNode =>
    known?.undo && (
      <UndoButton
        key={key}
        subject={rentalName(entry.task.booking)}
        onUndo={known.undo}
        onEnd={() => done.forgetUndo(key)}
      />
    );
  const tools: NowTools = { links, done, undoOf };
  const section = (name: TaskEntry['section']) => {
    const shown = cards.filter((card) => card.section === name);
    return (
      <NowSection
        title={NOW_TEXTS[name]}
        count={shown.length > 0 ? shown.filter(isCardOpen).length : null}
        isPressing={name === 'overdue'}
        isRows
      >
        {shown.map(({ state, next }) =>
          next ? (
            <LateCase key={state.key} late={state} next={next} moneyOf={moneyOf} tools={tools} />
          ) : (
            <TaskRow
              key={state.key}
              state={state}
              money={moneyOf(state.entry.task.booking.id)}
              tools={tools}
            />
          ),
        )}
      </NowSection>
    );
  };
  const conflicts = rows.flatMap(({ key, item, isGone }) =>
    item.kind === 'conflict' ? [{ key, conflict: item.conflict, isGone }] : [],
  );
  const incomplete = rows.flatMap(({ item, isGone }) =>
    item.kind === 'incomplete' ? [{ count: item.count, isGone }] : [],
  );
  const incompleteSection = incomplete.map(({ count, isGone }) => (
    <NowSection key="incomplete" title={NOW_TEXTS.incomplete} count={isGone ? 0 : count}>
      <Row
        as="li"
        gap={16}
        rowGap={10}
        align="center"
        justify="between"
        className={classNames(css.incomplete, isGone && css.gone)}
      >
        <span>
          <b className={css.car}>{plural(count, BOOKING_FORMS)}</b>{' '}
          <span className={css.quiet}>{isGone ? NOW_TEXTS.gone : NOW_TEXTS.incompleteHint}</span>
        </span>
        {links.incomplete && !isGone && (
          <ButtonLink target={{ to: links.incomplete }}>{NOW_TEXTS.openIncomplete}</ButtonLink>
        )}
      </Row>
    </NowSection>
  ));
  const hasProblems = conflicts.length + incomplete.length > 0;
  return (
    <div className={hasProblems && cards.length > 0 ? css.columns : css.column}>
      {section('overdue')}
      {(isWide ? hasProblems : conflicts.length > 0) && (
        <div className={classNames(css.column, css.problems)}>
          <NowSection
            title={NOW_TEXTS.conflicts}
            count={conflicts.length > 0 ? conflicts.filter(({ isGone }) => !isGone).length : null}
            hint={NOW_TEXTS.conflictHint}
          >
            {conflicts.map(({ key, conflict, isGone }) => (
              <ConflictCard key={key} conflict={conflict} isGone={isGone} links={links} />
            ))}
          </NowSection>
          {isWide && incompleteSection}
        </div>
      )}
      {section('today')}
      {!isWide && incompleteSection}
      <div className={css.notices}>
        <MoneyMarksFailure query={marksQuery} />
      </div>
    </div>
  );
}
