import { DateTime } from '@backend/operation/scalars';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { ReviewRequestType } from './reviews.types';

@InputType({ description: 'Whom to put on a list to send reviews from' })
export class CreateReviewLinkInput {
  @Field(() => Int, { nullable: true, description: 'Number of the source; needed' })
  sourceId?: number | null;

  @Field(() => [Int], {
    nullable: true,
    description: 'Numbers of its requests; at least one. Those handled meanwhile are left out',
  })
  requestIds?: number[] | null;
}

@ObjectType({ description: 'One customer of a list' })
class ReviewLinkEntry {
  @Field(() => Int, { description: 'Number of the request' })
  requestId!: number;

  @Field(() => String, { description: 'Full name of the customer' })
  customerName!: string;

  @Field(() => String, { nullable: true, description: 'Phone of the customer, + and 11 digits' })
  customerPhone!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Opens the messenger with the text; null: no phone a messenger can reach',
  })
  whatsappUrl!: string | null;

  @Field(() => String, { description: "The list's page at this customer, under our own address" })
  shortPath!: string;
}

@ObjectType('ReviewLink', {
  description: 'A list to send reviews from, open to anyone with its code, for half an hour',
})
export class ReviewLinkType {
  @Field(() => Int, { description: 'Number of the source' })
  sourceId!: number;

  @Field(() => String, { description: 'The key to the page; shown here once and kept nowhere' })
  code!: string;

  @Field(() => DateTime, { description: 'When the list was made' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it stops to open; a newer list shuts it before' })
  expiresAt!: Date;

  @Field(() => Int, { description: 'How many customers are on it' })
  requestCount!: number;

  @Field(() => [ReviewLinkEntry], { description: 'The customers, the longest waiting first' })
  links!: ReviewLinkEntry[];
}

@ObjectType({ description: 'A list as its page shows it: no e-mail, no price' })
export class SharedReviewLink {
  @Field(() => String, { description: 'Name of the source' })
  sourceName!: string;

  @Field(() => DateTime, { description: 'When the list stops to open' })
  expiresAt!: Date;

  @Field(() => [ReviewRequestType], { description: 'Those that wait, then those handled' })
  requests!: ReviewRequestType[];
}
