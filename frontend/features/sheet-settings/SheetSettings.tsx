import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { SHEET_SETTINGS_TEXTS } from '@schema/texts/handover/sheet-settings';
import { SheetSettingsForm } from './SheetSettingsForm';
import { CompanySheetSettingsDocument } from './sheet-settings.generated';

/** What a handover sheet asks, and the rates proposed at a return. */
export function SheetSettings() {
  const { data, query } = useFreshQuery(CompanySheetSettingsDocument, {
    variables: {},
    topics: ['profile'],
    answeredBy: ['setSheetSettings'],
  });
  const settings = data?.sheetSettings;
  return (
    <Panel title={SHEET_SETTINGS_TEXTS.title} hint={SHEET_SETTINGS_TEXTS.hint}>
      {settings ? (
        <SheetSettingsForm settings={settings} />
      ) : (
        <QueryStatus
          query={query}
          loading={SHEET_SETTINGS_TEXTS.loading}
          title={SHEET_SETTINGS_TEXTS.loadFailed}
          hint={null}
          hasNarrowButton
        />
      )}
    </Panel>
  );
}
