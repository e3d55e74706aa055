import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useSession } from '@frontend/shared/data/session';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody } from '@frontend/shared/ui/dialogs/DialogParts';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { offerWords } from '@schema/texts/bookings/offer-words';
import { OFFER_TEXTS } from '@schema/texts/bookings/offers';
import { filledOffers } from '@schema/values/bookings/offer-template';
import { OfferText } from './OfferText';
import type { Offer } from './offer';
import { OfferSettingsDocument } from './offers.generated';

interface OfferSheetProps {
  readonly offer: Offer;
  readonly onClose: () => void;
}

/** «Отправить клиенту»: the company's text about a booking, before or after it is saved. */
export default function OfferSheet({ offer, onClose }: OfferSheetProps) {
  const { company } = useSession();
  const { data, query } = useFreshQuery(OfferSettingsDocument, {
    variables: {},
    topics: ['profile'],
  });
  const settings = data?.offerSettings;
  return (
    <Dialog title={OFFER_TEXTS.send} onClose={onClose}>
      {settings ? (
        <OfferText
          text={filledOffers(
            settings.template,
            offer.facts.map((facts) =>
              offerWords(facts, { ...company, address: settings.address }),
            ),
          )}
          phone={offer.phone}
          way={company.contactWay}
        />
      ) : (
        <DialogBody>
          <QueryStatus
            query={query}
            loading={OFFER_TEXTS.loading}
            title={OFFER_TEXTS.loadFailed}
            hint={null}
          />
        </DialogBody>
      )}
    </Dialog>
  );
}
