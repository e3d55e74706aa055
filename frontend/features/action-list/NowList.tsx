import { useSession } from '@frontend/shared/data/session';
import { useFirstScreenReport } from '@frontend/shared/lib/device/first-screen';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { PageStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { PageHead } from '@frontend/shared/ui/layout/Page';
import { MESSAGES } from '@schema/messages';
import { NOW_TEXTS, TASK_FORMS } from '@schema/texts/day/now';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { dayOf, formatDay } from '@schema/values/time/calendar';
import { plural } from '@schema/values/words/plural';
import CheckCheck from 'lucide-react/icons/check-check';
import type { ReactNode } from 'react';
import type { ActionLinks } from './action-links';
import css from './Now.module.css';
import { NowSections } from './NowSections';
import { useActionList } from './useActionList';

interface NowListProps {
  readonly links: ActionLinks;
  /** Wraps the hint of an empty list. */
  readonly whenNone: (hint: ReactNode) => ReactNode;
}

/** «Сейчас»: one list of what needs action (docs/domain.md, what needs action). */
export function NowList({ links, whenNone }: NowListProps) {
  const { now, company } = useSession();
  const { facts, query, hide, show } = useActionList();
  useFirstScreenReport(facts !== null || query.error !== undefined);
  const left = facts
    ? facts.overdue.length +
      facts.today.length +
      facts.conflicts.length +
      (facts.incompleteCount ? 1 : 0)
    : null;
  return (
    <>
      <PageHead
        title={SHELL_TEXTS.now}
        subtitle={
          <>
            <span>{formatDay(dayOf(now(), company.timeZone))}</span>
            {left ? <span>{plural(left, TASK_FORMS)}</span> : null}
          </>
        }
      />
      <div className={css.list} aria-busy={query.isLoading}>
        {facts ? (
          <>
            {query.error && <InfoPanel look="warning">{NOW_TEXTS.refreshFailed}</InfoPanel>}
            {left === 0 ? (
              whenNone(
                <EmptyState
                  icon={<CheckCheck />}
                  title={NOW_TEXTS.done}
                  description={NOW_TEXTS.doneHint}
                />,
              )
            ) : (
              <NowSections facts={facts} links={links} onMarked={hide} onUndone={show} />
            )}
          </>
        ) : (
          <PageStatus
            query={query}
            message={MESSAGES.generic.loadFailedHint}
            loading={NOW_TEXTS.loading}
          />
        )}
      </div>
    </>
  );
}
