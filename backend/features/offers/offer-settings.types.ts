import { READ_VERSION, VERSION } from '@backend/operation/types/read-version.types';
import { OFFER_LIMITS, OFFER_TAGS } from '@schema/values/bookings/offer-template';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

const TAGS = OFFER_TAGS.map((tag) => `\`{${tag}}\``).join(', ');

@ObjectType({ description: 'Company settings for the text that is sent to a customer' })
export class OfferSettings {
  @Field(() => String, {
    description: `Template of the text; a line whose tags are all empty is left out. Tags: ${TAGS}`,
  })
  template!: string;

  @Field(() => String, {
    description: 'Address of the company, inserted by `{адрес}`; empty when it is not set',
  })
  address!: string;

  @Field(() => Int, { description: VERSION })
  version!: number;
}

/* Nullable so that a missing value gets the form message. */
@InputType({ description: 'Company settings for the text that is sent to a customer' })
export class OfferSettingsInput {
  @Field(() => String, {
    nullable: true,
    description: `Template of the text, at most ${OFFER_LIMITS.template} characters, with known tags only; required`,
  })
  template?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Address of the company, at most ${OFFER_LIMITS.address} characters; null or omitted removes it`,
  })
  address?: string | null;

  @Field(() => Int, { nullable: true, description: READ_VERSION })
  version?: number | null;
}
