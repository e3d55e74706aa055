import { earningBookingsPath } from '@frontend/app/paths';
import { AnalyticsTabs } from '@frontend/features/fleet-analytics/AnalyticsTabs';
import { IncomeReport } from '@frontend/features/fleet-analytics/IncomeReport';
import { PartnersPage } from '@frontend/features/partners/PartnersPage';
import { useCan, useSession, useZone } from '@frontend/shared/data/session';
import { useReportPeriod } from '@frontend/shared/lib/address/use-report-period';
import { Page, PageHead } from '@frontend/shared/ui/layout/Page';
import { PeriodPicker } from '@frontend/shared/ui/pickers/PeriodPicker';
import { PARTNERS_TEXTS } from '@schema/texts/reports/analytics';
import { periodText } from '@schema/values/time/report-period';

/** «/analytics/income»: income of a period, partners and their shares. */
export default function IncomeScreen() {
  const { now } = useSession();
  const zone = useZone();
  const { period, setPeriod, today } = useReportPeriod({ preset: 'currentMonth', zone, now });
  const canSeeBookings = useCan('view_booking_list');
  return (
    <Page>
      <PageHead
        title={PARTNERS_TEXTS.title}
        subtitle={periodText(period)}
        actions={<PeriodPicker value={period} today={today} onChange={setPeriod} />}
      />
      <AnalyticsTabs />
      <IncomeReport
        period={period}
        today={today}
        bookingsPath={canSeeBookings ? earningBookingsPath : null}
      />
      <PartnersPage />
    </Page>
  );
}
