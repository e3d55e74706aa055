import { MESSAGES } from '@schema/messages';
import { unknownOfferTagText } from '@schema/messages/offers';
import { OFFER_LIMITS, unknownOfferTag } from '@schema/values/bookings/offer-template';
import { optionalText, optionalVersion, requiredText, shapeOf } from '../fields/fields';

const { offers } = MESSAGES;

const fields = {
  template: requiredText(offers.templateRequired, OFFER_LIMITS.template).test(
    'tags',
    (typed, { createError }) => {
      const unknown = typed ? unknownOfferTag(typed) : null;
      return unknown === null || createError({ message: unknownOfferTagText(unknown) });
    },
  ),
  address: optionalText(OFFER_LIMITS.address),
};

export interface OfferSettingsValues {
  readonly template: string;
  /** '': none. */
  readonly address: string;
}

/** Template of the text to a customer and the company's address, as typed. */
export const offerSettingsForm = shapeOf(fields, [offers.templateRequired]);

/** The same as a request; an absent address is empty. */
export const offerSettingsPayload = shapeOf({ ...fields, version: optionalVersion() }, [
  offers.templateRequired,
]);
