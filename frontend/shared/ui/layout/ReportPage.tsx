import type { QueryState } from '@frontend/shared/data/queries/query-state';
import type { useReportPeriod } from '@frontend/shared/lib/address/use-report-period';
import { useFirstScreenReport } from '@frontend/shared/lib/device/first-screen';
import { useIsPhone } from '@frontend/shared/lib/device/use-media';
import { periodText } from '@schema/values/time/report-period';
import type { ReactNode } from 'react';
import { type FailureTexts, QueryStatus } from '../feedback/QueryStatus';
import { PeriodPicker } from '../pickers/PeriodPicker';
import { PageActions, PageHead, PageSection } from './Page';

interface ReportPageProps {
  readonly title: string;
  /** Text of the subtitle before and after the period. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly period: ReturnType<typeof useReportPeriod>;
  /** On phones below the content, once loaded. */
  readonly exported?: ReactNode;
  /** Tabs of the section. */
  readonly tabs?: ReactNode;
  /** Absent: the parts have their own queries. */
  readonly query?: QueryState;
  readonly failure?: FailureTexts;
  readonly loading?: string;
  readonly isLoaded?: boolean;
  readonly isSpacious?: boolean;
  readonly children: ReactNode;
}

/** A report over a period of the address, with its export and states (requirements.md, N3). */
export function ReportPage(props: ReportPageProps) {
  const { query, period, isLoaded = !query } = props;
  const isPhone = useIsPhone();
  useFirstScreenReport(isLoaded || query?.error !== undefined);
  return (
    <PageSection query={query} isSpacious={props.isSpacious}>
      <PageHead
        title={props.title}
        subtitle={
          <>
            {props.before}
            <span>{periodText(period.period)}</span>
            {props.after}
          </>
        }
        actions={!isPhone && props.exported}
        fields={
          <PeriodPicker value={period.period} today={period.today} onChange={period.setPeriod} />
        }
      />
      {props.tabs}
      {query && (
        <QueryStatus query={query} isLoaded={isLoaded} loading={props.loading} {...props.failure} />
      )}
      {props.children}
      {isPhone && isLoaded && props.exported && <PageActions>{props.exported}</PageActions>}
    </PageSection>
  );
}
