import { classNames } from '@frontend/shared/lib/class-names';
import { MoneyMarksFailure } from '@frontend/shared/money/MoneyMarksFailure';
import { useMoneyMarks } from '@frontend/shared/money/useMoneyMarks';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { NOW_TEXTS } from '@schema/texts/day/now';
import { BOOKING_FORMS, plural } from '@schema/values/words/plural';
import { type ReactNode, useId, useRef } from 'react';
import type { ActionLinks } from './action-links';
import { ConflictCard } from './ConflictCard';
import css from './Now.module.css';
import { TaskCard } from './TaskCard';
import { type ActionFacts, type ActionTask, taskKey } from './useActionList';

interface NowSectionsProps {
  readonly facts: ActionFacts;
  readonly links: ActionLinks;
  readonly onMarked: (key: string) => void;
  readonly onUndone: (key: string) => void;
}

/** The non-empty sections of the list, most urgent first; problems are beside the day on wide screens. */
export function NowSections({ facts, links, onMarked, onUndone }: NowSectionsProps) {
  const { overdue, today, conflicts, incompleteCount } = facts;
  const {
    markOf,
    isComing,
    query: marksQuery,
  } = useMoneyMarks([...overdue, ...today].map(({ booking }) => booking.id));
  const root = useRef<HTMLDivElement>(null);
  const marked = (key: string) => {
    onMarked(key);
    // The pressed button is removed with its card: keep the focus in the list.
    root.current?.focus({ preventScroll: true });
  };
  const tasks = (list: readonly ActionTask[]) =>
    list.map((task) => (
      <TaskCard
        key={taskKey(task)}
        task={task}
        mark={isComing ? 'coming' : markOf(task.booking.id)}
        links={links}
        onMarked={marked}
        onUndone={onUndone}
      />
    ));
  const hasProblems = conflicts.length > 0 || Boolean(incompleteCount);
  return (
    <div
      ref={root}
      className={hasProblems && overdue.length + today.length > 0 ? css.columns : css.column}
      tabIndex={-1}
    >
      <MoneyMarksFailure query={marksQuery} />
      <Section title={NOW_TEXTS.overdue} count={overdue.length} isPressing isRows>
        {tasks(overdue)}
      </Section>
      {hasProblems && (
        <div className={classNames(css.column, css.problems)}>
          <Section
            title={NOW_TEXTS.conflicts}
            count={conflicts.length}
            hint={NOW_TEXTS.conflictHint}
          >
            {conflicts.map((conflict) => (
              <ConflictCard key={conflict.maintenance.id} conflict={conflict} links={links} />
            ))}
          </Section>
          {incompleteCount ? (
            <Section title={NOW_TEXTS.incomplete} count={incompleteCount}>
              <li className={css.incomplete}>
                <span>
                  <b className={css.car}>{plural(incompleteCount, BOOKING_FORMS)}</b>{' '}
                  <span className={css.quiet}>{NOW_TEXTS.incompleteHint}</span>
                </span>
                {links.incomplete && (
                  <ButtonLink target={{ to: links.incomplete }}>
                    {NOW_TEXTS.openIncomplete}
                  </ButtonLink>
                )}
              </li>
            </Section>
          ) : null}
        </div>
      )}
      <Section title={NOW_TEXTS.today} count={today.length} isRows>
        {tasks(today)}
      </Section>
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly count: number;
  readonly hint?: string;
  readonly isPressing?: boolean;
  /** Rows in one frame for a mouse, cards for fingers. */
  readonly isRows?: boolean;
  readonly children: ReactNode;
}

/** A titled section; renders nothing when empty. */
function Section(props: SectionProps) {
  const { title, count, hint, isPressing = false, isRows = false, children } = props;
  const id = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {title} <span className={isPressing ? css.pressing : css.count}>{count}</span>
      </h2>
      {hint && <p className={css.quiet}>{hint}</p>}
      <ul className={classNames(css.cards, isRows && css.rows)}>{children}</ul>
    </section>
  );
}
