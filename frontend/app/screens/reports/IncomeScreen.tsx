import { earningBookingsPath } from '@frontend/app/paths';
import { AnalyticsTabs } from '@frontend/features/analytics/fleet/AnalyticsTabs';
import { IncomeReport } from '@frontend/features/analytics/fleet/IncomeReport';
import { PartnersPage } from '@frontend/features/analytics/partners/PartnersPage';
import { useCan } from '@frontend/shared/data/session';
import { useReportPeriod } from '@frontend/shared/lib/address/use-report-period';
import { Page } from '@frontend/shared/ui/layout/Page';
import { ReportPage } from '@frontend/shared/ui/layout/ReportPage';
import { PARTNERS_TEXTS } from '@schema/texts/reports/analytics';

/** «/analytics/income»: income of a period, partners and their shares. */
export default function IncomeScreen() {
  const period = useReportPeriod('currentMonth');
  const canSeeBookings = useCan('view_booking_list');
  return (
    <Page>
      <ReportPage title={PARTNERS_TEXTS.title} period={period} tabs={<AnalyticsTabs />}>
        <IncomeReport
          period={period.period}
          today={period.today}
          bookingsPath={canSeeBookings ? earningBookingsPath : null}
        />
        <PartnersPage />
      </ReportPage>
    </Page>
  );
}
