import { carStatePath } from '@frontend/app/paths';
import { SheetList } from '@frontend/features/sheet-list/SheetList';
import { Page } from '@frontend/shared/ui/layout/Page';

/** «/sheets»: the handover sheets of all cars. */
export default function SheetsScreen() {
  return (
    <Page>
      <SheetList carLink={carStatePath} />
    </Page>
  );
}
