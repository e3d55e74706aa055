import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { PAPER_SETTINGS_TEXTS } from '@schema/texts/papers/paper-settings';
import { PaperSettingsForm } from './PaperSettingsForm';
import { PaperSettingsDocument } from './paper-settings.generated';

/** Details of the company that its documents print. */
export function PaperSettings() {
  const { data, query } = useFreshQuery(PaperSettingsDocument, {
    variables: {},
    topics: ['profile'],
    answeredBy: ['setPaperSettings'],
  });
  const settings = data?.paperSettings;
  return (
    <Panel title={PAPER_SETTINGS_TEXTS.title} hint={PAPER_SETTINGS_TEXTS.hint}>
      {settings ? (
        <PaperSettingsForm settings={settings} />
      ) : (
        <QueryStatus
          query={query}
          loading={PAPER_SETTINGS_TEXTS.loading}
          title={PAPER_SETTINGS_TEXTS.loadFailed}
          hint={null}
          hasNarrowButton
        />
      )}
    </Panel>
  );
}
