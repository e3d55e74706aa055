import { MESSAGES } from '@schema/messages';
import { OFFER_LIMITS, unknownOfferTag } from '@schema/values/bookings/offer-template';
import { optionalText, optionalVersion, requiredText, shapeOf } from '../fields/fields';

const { offers } = MESSAGES;

const template = requiredText(offers.templateRequired, OFFER_LIMITS.template).test(
  'tags',
  (typed, { createError }) => {
    const unknown = typed ? unknownOfferTag(typed) : null;
    return unknown === null || createError({ message: offers.unknownTag(unknown) });
  },
);

/** Template of the text to a customer and the address; an absent address is empty. */
export const offerSettingsPayload = shapeOf(
  { template, address: optionalText(OFFER_LIMITS.address), version: optionalVersion() },
  [offers.templateRequired],
);
