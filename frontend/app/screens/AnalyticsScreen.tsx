import { FleetReport } from '@frontend/features/analytics/FleetReport';
import { Page } from '@frontend/shared/ui/Page';

/** «/analytics»: indicators of the fleet. */
export default function AnalyticsScreen() {
  return (
    <Page>
      <FleetReport />
    </Page>
  );
}
