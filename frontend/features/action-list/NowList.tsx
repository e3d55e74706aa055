import { useSession } from '@frontend/shared/data/session';
import { useFirstScreenReport } from '@frontend/shared/lib/device/first-screen';
import { guardPresses } from '@frontend/shared/lib/presses/guard-presses';
import { useSteadyRows } from '@frontend/shared/lib/steady/use-steady-rows';
import { useUntouched } from '@frontend/shared/lib/steady/use-untouched';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { PageStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { PageHead } from '@frontend/shared/ui/layout/Page';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { MESSAGES } from '@schema/messages';
import { moreTasks, NOW_TEXTS, TASK_FORMS } from '@schema/texts/day/now';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { dayOf, formatDay } from '@schema/values/time/calendar';
import { plural } from '@schema/values/words/plural';
import CheckCheck from 'lucide-react/icons/check-check';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import type { ActionLinks } from './action-links';
import css from './NowList.module.css';
import { NowSections } from './NowSections';
import { entriesOf, entryForm, entryKey } from './now-entries';
import { useActionList } from './useActionList';
import { useDoneTasks } from './useDoneTasks';

interface NowListProps {
  readonly links: ActionLinks;
  /** Wraps the hint of an empty list. */
  readonly whenNone: (hint: ReactNode) => ReactNode;
}

/** «Сейчас»: one list of due actions (docs/domain.md, what needs action). */
export function NowList({ links, whenNone }: NowListProps) {
  const { now, company } = useSession();
  const { facts, query } = useActionList();
  const done = useDoneTasks();
  const { rows, waiting, isBehind, hasOtherForm, refresh } = useSteadyRows(
    facts && entriesOf(facts, now()),
    {
      isComing: query.isLoading,
      keyOf: entryKey,
      formOf: entryForm,
    },
  );
  const showAsIs = () => {
    done.forgetAll();
    refresh();
  };
  const isOthers = rows.some(({ key, isGone }) => isGone && !done.isMarked(key));
  useUntouched(isBehind || hasOtherForm, showAsIs);
  useFirstScreenReport(facts !== null || query.error !== undefined);
  return (
    <>
      <PageHead
        title={SHELL_TEXTS.now}
        subtitle={
          <>
            <span>{formatDay(dayOf(now(), company.timeZone))}</span>
            {facts?.total ? <span>{plural(facts.total, TASK_FORMS)}</span> : null}
          </>
        }
      />
      {/* Holds the notice as well: it may appear under a pressed pointer. */}
      <Stack gap={16} canShrink ref={guardPresses} aria-busy={query.isLoading}>
        {facts ? (
          <>
            {rows.length === 0 ? (
              whenNone(
                <EmptyState
                  icon={<CheckCheck />}
                  title={NOW_TEXTS.done}
                  description={NOW_TEXTS.doneHint}
                />,
              )
            ) : (
              <NowSections rows={rows} links={links} done={done} />
            )}
            {query.error && <InfoPanel look="warning">{NOW_TEXTS.refreshFailed}</InfoPanel>}
            <NowUpdates waiting={waiting.length} isChanged={isOthers} onRefresh={showAsIs} />
          </>
        ) : (
          <PageStatus
            query={query}
            message={MESSAGES.generic.loadFailedHint}
            loading={NOW_TEXTS.loading}
          />
        )}
      </Stack>
    </>
  );
}

interface NowUpdatesProps {
  /** Tasks not yet placed in the list. */
  readonly waiting: number;
  /** Shown tasks have been done or changed by others. */
  readonly isChanged: boolean;
  readonly onRefresh: () => void;
}

/** «Ещё 2 дела · Показать», over the end of the list: the list stays still until it is pressed. */
function NowUpdates({ waiting, isChanged, onRefresh }: NowUpdatesProps) {
  const text = waiting > 0 ? moreTasks(waiting) : isChanged ? NOW_TEXTS.changed : '';
  return (
    <div ref={guardPresses} className={css.news}>
      <span role="status" className={text ? css.pill : undefined}>
        {text}
      </span>
      {text && (
        <Button className={css.button} icon={<RefreshCw />} onClick={onRefresh}>
          {waiting > 0 ? NOW_TEXTS.show : NOW_TEXTS.refresh}
        </Button>
      )}
    </div>
  );
}
