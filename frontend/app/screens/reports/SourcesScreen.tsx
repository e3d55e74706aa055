import { SourcesReport } from '@frontend/features/sources/SourcesReport';
import { Page } from '@frontend/shared/ui/layout/Page';

/** «/sources»: booking sources. */
export default function SourcesScreen() {
  return (
    <Page>
      <SourcesReport />
    </Page>
  );
}
