import { DateTime } from '@backend/operation/scalars';
import { ReviewStatusEnum } from '@backend/operation/types/enums.types';
import { CarLookType } from '@backend/operation/types/named-car.types';
import { READ_VERSION, VERSION } from '@backend/operation/types/read-version.types';
import type { ReviewStatus } from '@schema/statuses';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType('ReviewTemplate', { description: 'The message to the customers of one source' })
export class ReviewTemplateType {
  @Field(() => Int, { description: 'Number of the source' })
  sourceId!: number;

  @Field(() => String, { description: 'Name of the source' })
  sourceName!: string;

  @Field(() => String, { description: 'The text of the message; empty until one is saved' })
  message!: string;

  @Field(() => Boolean, { description: 'Whether its customers join the queue' })
  includeInQueue!: boolean;

  @Field(() => DateTime, { nullable: true, description: 'Last save; null: never saved' })
  updatedAt!: Date | null;

  @Field(() => Int, { description: VERSION })
  version!: number;
}

@ObjectType({ description: 'Templates of all sources' })
export class ReviewTemplateList {
  @Field(() => [ReviewTemplateType], { description: 'One for each source, sorted by its name' })
  items!: ReviewTemplateType[];
}

@InputType({ description: 'What becomes of a template' })
export class SaveReviewTemplateInput {
  @Field(() => String, { nullable: true, description: 'The text; absent leaves it' })
  message?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Absent leaves it' })
  includeInQueue?: boolean | null;

  @Field(() => Int, { nullable: true, description: READ_VERSION })
  version?: number | null;
}

@ObjectType('ReviewRequest', {
  description: 'A request for a review after a booking; one per booking, ever',
  implements: CarLookType,
  simpleResolvers: true,
})
export class ReviewRequestType extends CarLookType {
  @Field(() => Int, { description: 'Number of the request' })
  id!: number;

  @Field(() => Int, { description: 'Number of the source the booking came from' })
  sourceId!: number;

  @Field(() => String, { description: 'Name of that source' })
  sourceName!: string;

  @Field(() => String, {
    description: "The message: the source's own while pending, as it was once handled",
  })
  templateMessage!: string;

  @Field(() => ReviewStatusEnum, { description: 'Waiting, sent or given up' })
  status!: ReviewStatus;

  @Field(() => Int, { description: 'Number of the booking' })
  bookingId!: number;

  @Field(() => String, { description: 'Full name of the customer' })
  customerName!: string;

  @Field(() => String, { nullable: true, description: 'Phone of the customer, + and 11 digits' })
  customerPhone!: string | null;

  @Field(() => String, { description: 'Make and model of the car' })
  carTitle!: string;

  @Field(() => String, { description: 'Licence plate of the car' })
  licensePlate!: string;

  @Field(() => DateTime, { description: 'Pickup of the booking' })
  startDate!: Date;

  @Field(() => DateTime, { description: 'Return of the booking' })
  endDate!: Date;

  @Field(() => DateTime, {
    description: 'When to ask: two hours after the return, between 10:00 and 20:00',
  })
  scheduledAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was handled; null: it waits' })
  handledAt!: Date | null;
}

@ObjectType({ description: 'Requests of the queue or of its archive' })
export class ReviewRequestList {
  @Field(() => [ReviewRequestType], {
    description: 'Those that wait, the longest first; then those handled, the latest first',
  })
  items!: ReviewRequestType[];

  @Field(() => Int, { description: 'How many there are on all pages' })
  total!: number;
}
