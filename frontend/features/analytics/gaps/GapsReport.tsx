import { Select } from '@frontend/shared/ui/fields/select/Select';
import { Row } from '@frontend/shared/ui/layout/Row';
import { FramedList } from '@frontend/shared/ui/lists/List';
import { ListPage } from '@frontend/shared/ui/lists/ListPage';
import { ListSkeleton } from '@frontend/shared/ui/lists/ListSkeleton';
import { FactTiles } from '@frontend/shared/ui/records/FactTiles';
import type { GapOrder } from '@schema/constants/search';
import { GAP_FORMS, GAPS_TEXTS } from '@schema/texts/fleet/gaps';
import { formatRoubles } from '@schema/values/money/money';
import { periodText } from '@schema/values/time/report-period';
import { formatCount, plural } from '@schema/values/words/plural';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import SearchX from 'lucide-react/icons/search-x';
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
  /** Wraps the hint of an empty list. */
  readonly whenNone: (hint: ReactNode) => ReactNode;
}

/** «Окна»: short gaps of the next days and their potential revenue (docs/domain.md, gaps). */
export function GapsReport({ links, tabs, actions, whenNone }: GapsReportProps) {
  const { list, filter, setFilter, query, address } = useGaps();
  // Keep the selected model in the options when its last gap is gone.
  const models = [...new Set([...(list?.models ?? []), ...(filter.model ? [filter.model] : [])])];
  return (
    <ListPage
      title={GAPS_TEXTS.title}
      subtitle={list ? plural(list.total, GAP_FORMS) : ''}
      actions={actions}
      counters={tabs}
      query={query}
      failure={{ title: GAPS_TEXTS.loadFailed, hint: GAPS_TEXTS.loadFailedHint }}
      loading={<ListSkeleton description={GAPS_TEXTS.loading} />}
      above={
        list && (
          <>
            <FactTiles
              label={GAPS_TEXTS.tiles}
              tiles={[
                {
                  name: GAPS_TEXTS.earnings,
                  value: formatRoubles(list.totalEarnings),
                  note: GAPS_TEXTS.earningsNote,
                },
                { name: GAPS_TEXTS.count, value: formatCount(list.total) },
                { name: GAPS_TEXTS.days, value: formatCount(list.totalDays) },
                {
                  name: GAPS_TEXTS.horizon,
                  value: periodText({ from: list.firstDay, to: list.lastDay }),
                },
              ]}
            />
            {models.length > 0 && (
              <Row gap={10} wrap>
                <Select
                  className={css.choice}
                  label={GAPS_TEXTS.model}
                  isLabelHidden
                  emptyTitle={GAPS_TEXTS.allModels}
                  options={models.map((title) => ({ id: title, title }))}
                  value={filter.model}
                  onChange={(model) => setFilter({ model })}
                />
                <Select
                  className={css.choice}
                  label={GAPS_TEXTS.order}
                  isLabelHidden
                  options={ORDERS}
                  value={filter.order}
                  onChange={(order) => setFilter({ order: order ?? 'earnings' })}
                />
              </Row>
            )}
          </>
        )
      }
      list={list}
      address={address}
      whenNone={whenNone}
      empty={{
        icon: filter.model ? <SearchX /> : <CalendarCheck />,
        title: filter.model ? GAPS_TEXTS.nothingOfModel : GAPS_TEXTS.empty,
        description: filter.model ? undefined : GAPS_TEXTS.emptyHint,
      }}
    >
      {(gaps) => (
        <FramedList label={GAPS_TEXTS.list}>
          {gaps.map((gap) => (
            <GapRow key={`${gap.carId} ${gap.firstDay}`} gap={gap} links={links} />
          ))}
        </FramedList>
      )}
    </ListPage>
  );
}
