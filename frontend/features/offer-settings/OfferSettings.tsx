import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { OfferSettingsDocument } from '@frontend/shared/offers/offers.generated';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { OFFER_SETTINGS_TEXTS } from '@schema/texts/bookings/offers';
import { OfferSettingsForm } from './OfferSettingsForm';

/** Template of the text to a customer and the company's address. */
export function OfferSettings() {
  const { data, query } = useFreshQuery(OfferSettingsDocument, {
    variables: {},
    topics: ['profile'],
    answeredBy: ['setOfferSettings'],
  });
  const settings = data?.offerSettings;
  return (
    <Panel title={OFFER_SETTINGS_TEXTS.title} hint={OFFER_SETTINGS_TEXTS.hint}>
      {settings ? (
        <OfferSettingsForm settings={settings} />
      ) : (
        <QueryStatus
          query={query}
          loading={OFFER_SETTINGS_TEXTS.loading}
          title={OFFER_SETTINGS_TEXTS.loadFailed}
          hint={null}
          hasNarrowButton
        />
      )}
    </Panel>
  );
}
