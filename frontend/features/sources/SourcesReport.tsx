import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { useReportPeriod } from '@frontend/shared/lib/address/use-report-period';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { ReportPage } from '@frontend/shared/ui/layout/ReportPage';
import { CardGrid } from '@frontend/shared/ui/records/Cards';
import { MESSAGES } from '@schema/messages';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { SOURCES_TEXTS } from '@schema/texts/reports/sources';
import { formatCount } from '@schema/values/words/plural';
import ChartPie from 'lucide-react/icons/chart-pie';
import Megaphone from 'lucide-react/icons/megaphone';
import { SOURCE_COLUMNS } from './export-sources';
import { NewSource } from './NewSource';
import { ShareChart } from './ShareChart';
import { SourceCard } from './SourceCard';
import css from './Sources.module.css';
import { SourceTiles } from './SourceTiles';
import { chartColour, shareSlices } from './share-slices';
import { useSourceReport } from './useSourceReport';

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
