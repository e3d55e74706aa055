import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { MONEY_SETTINGS_TEXTS } from '@schema/texts/money/money-settings';
import { MoneySettingsForm } from './MoneySettingsForm';
import { MoneySettingsDocument } from './money-settings.generated';

/** Deadline for deposit refunds and first day of recorded payments, for the whole company. */
export function MoneySettings() {
  const { data, query } = useFreshQuery(MoneySettingsDocument, {
    variables: {},
    topics: ['profile'],
    answeredBy: ['setMoneySettings'],
  });
  const settings = data?.moneySettings;
  return (
    <Panel title={MONEY_SETTINGS_TEXTS.title}>
      {settings ? (
        <MoneySettingsForm settings={settings} />
      ) : (
        <QueryStatus
          query={query}
          loading={MONEY_SETTINGS_TEXTS.loading}
          title={MONEY_SETTINGS_TEXTS.loadFailed}
          hint={null}
          hasNarrowButton
        />
      )}
    </Panel>
  );
}
