import { DateTime } from '@backend/operation/scalars';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { ReviewRequestType } from './reviews.types';

@InputType({ description: 'Link to send review requests' })
export class CreateReviewLinkInput {
  @Field(() => Int, { nullable: true, description: 'ID of the source; required' })
  sourceId?: number | null;

  @Field(() => [Int], {
    nullable: true,
    description:
      'IDs of review requests of the source, at least one; those already handled are left out',
  })
  requestIds?: number[] | null;
}

@ObjectType({ description: 'Review request of a link' })
class ReviewLinkEntry {
  @Field(() => Int, { description: 'ID of the review request' })
  requestId!: number;

  @Field(() => String, { description: 'Full name of the customer' })
  customerName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Phone of the customer, + and 11 digits; null when there is none',
  })
  customerPhone!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'URL that opens WhatsApp with the message; null without a phone that can be messaged',
  })
  whatsappUrl!: string | null;

  @Field(() => String, {
    description: 'Path on this site that opens the link at this review request',
  })
  shortPath!: string;
}

@ObjectType('ReviewLink', {
  description: 'Link that opens a list of review requests to anyone with its code, for 30 minutes',
})
export class ReviewLinkType {
  @Field(() => Int, { description: 'ID of the source' })
  sourceId!: number;

  @Field(() => String, {
    description: 'Code that opens the link; returned only here, since it is not stored',
  })
  code!: string;

  @Field(() => DateTime, { description: 'Creation time' })
  createdAt!: Date;

  @Field(() => DateTime, {
    description: 'Expiry time; a newer link of the source revokes it earlier',
  })
  expiresAt!: Date;

  @Field(() => Int, { description: 'Number of review requests' })
  requestCount!: number;

  @Field(() => [ReviewLinkEntry], { description: 'Review requests, longest waiting first' })
  links!: ReviewLinkEntry[];
}

@ObjectType({
  description: 'Review requests of a link as its page shows them, without e-mails and prices',
})
export class SharedReviewLink {
  @Field(() => String, { description: 'Name of the source' })
  sourceName!: string;

  @Field(() => DateTime, { description: 'Expiry time' })
  expiresAt!: Date;

  @Field(() => [ReviewRequestType], { description: 'Review requests, pending ones first' })
  requests!: ReviewRequestType[];
}
