import { failureText } from '@frontend/shared/data/failure-text';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { Select } from '@frontend/shared/ui/fields/Select';
import { PageHead } from '@frontend/shared/ui/layout/Page';
import { FactTiles } from '@frontend/shared/ui/lists/FactTiles';
import { ListSkeleton } from '@frontend/shared/ui/lists/ListSkeleton';
import { Pager } from '@frontend/shared/ui/lists/Pager';
import type { GapOrder } from '@schema/constants';
import { GAP_FORMS, GAPS_TEXTS } from '@schema/texts/fleet/gaps';
import { formatRoubles } from '@schema/values/money/money';
import { formatDay } from '@schema/values/time/calendar';
import { plural } from '@schema/values/words/plural';
import { CalendarCheck, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { type GapLinks, GapRow } from './GapRow';
import css from './Gaps.module.css';
import { useGaps } from './useGaps';

const ORDERS: readonly { readonly id: GapOrder; readonly title: string }[] = [
  { id: 'earnings', title: GAPS_TEXTS.byEarnings },
  { id: 'date', title: GAPS_TEXTS.byDate },
];

interface GapsReportProps {
  readonly links: GapLinks;
  /** Tabs of the section, under the heading. */
  readonly tabs: ReactNode;
  readonly actions?: ReactNode;
}

/** «Окна»: short gaps of the next days and their potential revenue (docs/domain.md, gaps). */
export function GapsReport({ links, tabs, actions }: GapsReportProps) {
  const { list, asked, setAsked, error, isLoading, retry, page, pages, setPage } = useGaps();
  // Keep the selected model in the options when its last gap is gone.
  const models = [...new Set([...(list?.models ?? []), ...(asked.model ? [asked.model] : [])])];
  return (
    <section className={css.section} aria-busy={isLoading}>
      <PageHead
        title={GAPS_TEXTS.title}
        subtitle={list ? plural(list.total, GAP_FORMS) : ''}
        actions={actions}
      />
      {tabs}
      {error && (
        <ErrorBox
          title={GAPS_TEXTS.loadFailed}
          message={failureText(error, GAPS_TEXTS.loadFailedHint)}
        >
          <Button isPending={isLoading} onClick={retry}>
            {GAPS_TEXTS.retry}
          </Button>
        </ErrorBox>
      )}
      {!list && !error && <ListSkeleton description={GAPS_TEXTS.loading} />}
      {list && (
        <>
          <FactTiles
            label={GAPS_TEXTS.tiles}
            tiles={[
              {
                name: GAPS_TEXTS.earnings,
                value: formatRoubles(list.totalEarnings),
                note: GAPS_TEXTS.earningsNote,
              },
              { name: GAPS_TEXTS.count, value: String(list.total) },
              { name: GAPS_TEXTS.days, value: String(list.totalDays) },
              {
                name: GAPS_TEXTS.horizon,
                value: `${formatDay(list.firstDay).slice(0, 5)} – ${formatDay(list.lastDay).slice(0, 5)}`,
              },
            ]}
          />
          {(list.models.length > 0 || asked.model) && (
            <div className={css.tools}>
              <Select
                className={css.choice}
                label={GAPS_TEXTS.model}
                isLabelHidden
                emptyTitle={GAPS_TEXTS.allModels}
                options={models.map((title) => ({ id: title, title }))}
                value={asked.model}
                onChange={(model) => setAsked({ model })}
              />
              <Select
                className={css.choice}
                label={GAPS_TEXTS.order}
                isLabelHidden
                options={ORDERS}
                value={asked.order}
                onChange={(order) => setAsked({ order: order ?? 'earnings' })}
              />
            </div>
          )}
          {list.total === 0 && (
            <EmptyState
              icon={asked.model ? <SearchX /> : <CalendarCheck />}
              title={asked.model ? GAPS_TEXTS.nothingOfModel : GAPS_TEXTS.empty}
              description={asked.model ? undefined : GAPS_TEXTS.emptyHint}
            />
          )}
          {list.items.length > 0 && (
            <ul className={css.list} aria-label={GAPS_TEXTS.list}>
              {list.items.map((gap) => (
                <GapRow key={`${gap.carId} ${gap.firstDay}`} gap={gap} links={links} />
              ))}
            </ul>
          )}
          <Pager page={page} count={pages} onChange={setPage} />
        </>
      )}
    </section>
  );
}
