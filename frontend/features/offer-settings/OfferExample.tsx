import { useSession } from '@frontend/shared/data/session';
import { Text } from '@frontend/shared/ui/layout/Text';
import { BOOKING_PICKUP_TIME } from '@schema/constants';
import type { OfferSettingsValues } from '@schema/forms/people/offer-settings';
import { offerWords } from '@schema/texts/bookings/offer-words';
import { OFFER_EXAMPLE, OFFER_SETTINGS_TEXTS } from '@schema/texts/bookings/offers';
import { filledOffer } from '@schema/values/bookings/offer-template';
import { addDays, dayOf, instantAt } from '@schema/values/time/calendar';
import css from './OfferSettings.module.css';

/** The text of the example as a customer would read it. */
export function OfferExample({ values }: { readonly values: OfferSettingsValues }) {
  const { company, now } = useSession();
  const { timeZone: zone } = company;
  const start = addDays(dayOf(now(), zone), 1);
  const period = {
    startDate: instantAt(start, BOOKING_PICKUP_TIME, zone),
    endDate: instantAt(addDays(start, OFFER_EXAMPLE.days), BOOKING_PICKUP_TIME, zone),
  };
  const words = offerWords({ ...OFFER_EXAMPLE, period }, { ...company, address: values.address });
  return (
    <figure className={css.example}>
      <figcaption>
        <Text tone="label" size="label" weight={600}>
          {OFFER_SETTINGS_TEXTS.example}
        </Text>
      </figcaption>
      <p className={css.text}>{filledOffer(values.template, words)}</p>
    </figure>
  );
}
