import { useSession, useZone } from '@frontend/shared/data/session';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { useReportPeriod } from '@frontend/shared/lib/address/use-report-period';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { PageHead } from '@frontend/shared/ui/layout/Page';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { PeriodPicker } from '@frontend/shared/ui/pickers/PeriodPicker';
import { MESSAGES } from '@schema/messages';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { SOURCES_TEXTS } from '@schema/texts/reports/sources';
import { periodText } from '@schema/values/time/report-period';
import { ChartPie, Megaphone } from 'lucide-react';
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
  const { now } = useSession();
  const zone = useZone();
  const { period, setPeriod, today } = useReportPeriod({ preset: 'last30Days', zone, now });
  const { report, query } = useSourceReport(period);
  return (
    <section className={css.section} aria-busy={query.isLoading}>
      <PageHead
        title={SOURCES_TEXTS.title}
        subtitle={
          <>
            <span>{periodText(period)}</span>
            {report && (
              <span>
                {SOURCES_TEXTS.bookingsInPeriod}: {report.total}
              </span>
            )}
          </>
        }
        actions={
          <>
            {report && (
              <ExportButtons
                fileName={EXPORT_TEXTS.sourcesFile}
                columns={SOURCE_COLUMNS}
                load={() => report.items}
              />
            )}
            <PeriodPicker value={period} today={today} onChange={setPeriod} />
          </>
        }
      />
      <QueryStatus query={query} isLoaded={report != null} loading={SOURCES_TEXTS.loading} />
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
            <ul className={css.cards} aria-label={SOURCES_TEXTS.cards}>
              {report.items.map((figures, index) => (
                <SourceCard key={figures.source.id} figures={figures} colour={chartColour(index)} />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}
