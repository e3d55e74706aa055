import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { useReportPeriod } from '@frontend/shared/lib/address/use-report-period';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { ReportPage } from '@frontend/shared/ui/layout/ReportPage';
import { CardGrid } from '@frontend/shared/ui/records/Cards';
import { FactTiles } from '@frontend/shared/ui/records/FactTiles';
import { MESSAGES } from '@schema/messages';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { SOURCES_TEXTS } from '@schema/texts/reports/sources';
import { formatRoubles } from '@schema/values/money/money';
import { formatCount } from '@schema/values/words/plural';
import ChartPie from 'lucide-react/icons/chart-pie';
import Megaphone from 'lucide-react/icons/megaphone';
import { SOURCE_COLUMNS } from './export-sources';
import { NewSource } from './NewSource';
import { ShareChart } from './ShareChart';
import { SourceCard } from './SourceCard';
import css from './Sources.module.css';
import { chartColour, shareSlices } from './share-slices';
import { type SourceFigures, useSourceReport } from './useSourceReport';

/** Bookings by source, in a period and in total (requirements.md, S1). */
export function SourcesReport() {
  const period = useReportPeriod('last30Days');
  const { report, query } = useSourceReport(period.period);
  return (
    <ReportPage
      isSpacious
      title={SOURCES_TEXTS.title}
      after={
        report && (
          <span>
            {SOURCES_TEXTS.bookingsInPeriod}: {formatCount(report.total)}
          </span>
        )
      }
      period={period}
      exported={
        report && (
          <ExportButtons
            fileName={EXPORT_TEXTS.sourcesFile}
            columns={SOURCE_COLUMNS}
            load={() => report.items}
          />
        )
      }
      query={query}
      loading={SOURCES_TEXTS.loading}
      isLoaded={report !== undefined}
    >
      {report && (
        <>
          <div className={css.top}>
            <Panel title={SOURCES_TEXTS.share}>
              {report.total === 0 ? (
                <EmptyState icon={<ChartPie />} title={MESSAGES.sources.noDataForPeriod} />
              ) : (
                <ShareChart slices={shareSlices(report.items, report.total)} total={report.total} />
              )}
            </Panel>
            <NewSource />
          </div>
          <SourceTiles items={report.items} />
          {report.items.length === 0 ? (
            <EmptyState
              icon={<Megaphone />}
              title={MESSAGES.sources.noData}
              description={SOURCES_TEXTS.emptyHint}
            />
          ) : (
            <CardGrid label={SOURCES_TEXTS.cards} size="small">
              {report.items.map((figures, index) => (
                <SourceCard key={figures.source.id} figures={figures} colour={chartColour(index)} />
              ))}
            </CardGrid>
          )}
        </>
      )}
    </ReportPage>
  );
}

/**
 * Revenue by source, reviews sent, sends cancelled, independent of the period (requirements.md,
 * S6).
 */
function SourceTiles({ items }: { readonly items: readonly SourceFigures[] }) {
  const sum = (pick: (figures: SourceFigures) => number | null | undefined) =>
    items.reduce((total, figures) => total + (pick(figures) ?? 0), 0);
  return (
    <FactTiles
      label={SOURCES_TEXTS.tiles}
      tiles={[
        {
          name: SOURCES_TEXTS.revenue,
          value: formatRoubles(sum(({ totalRevenue }) => totalRevenue)),
          note: SOURCES_TEXTS.allTime,
        },
        {
          name: SOURCES_TEXTS.reviewsSent,
          value: formatCount(sum(({ reviewsSent }) => reviewsSent)),
          note: SOURCES_TEXTS.allTime,
        },
        {
          name: SOURCES_TEXTS.reviewsCancelled,
          value: formatCount(sum(({ reviewsCancelled }) => reviewsCancelled)),
          note: SOURCES_TEXTS.allTime,
        },
      ]}
    />
  );
}
