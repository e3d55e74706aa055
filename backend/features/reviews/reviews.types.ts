import { DateTime } from '@backend/operation/scalars';
import { ReviewStatusEnum } from '@backend/operation/types/enums.types';
import { CarLookType } from '@backend/operation/types/named-car.types';
import { READ_VERSION, VERSION } from '@backend/operation/types/read-version.types';
import type { ReviewStatus } from '@schema/statuses';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType('ReviewTemplate', { description: 'Review request template of one source' })
export class ReviewTemplateType {
  @Field(() => Int, { description: 'ID of the source' })
  sourceId!: number;

  @Field(() => String, { description: 'Name of the source' })
  sourceName!: string;

  @Field(() => String, { description: 'Text of the message; empty until one is saved' })
  message!: string;

  @Field(() => Boolean, { description: 'Whether bookings of the source create review requests' })
  includeInQueue!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the last update; null when never saved',
  })
  updatedAt!: Date | null;

  @Field(() => Int, { description: VERSION })
  version!: number;
}

@ObjectType({ description: 'Review request templates of all sources' })
export class ReviewTemplateList {
  @Field(() => [ReviewTemplateType], {
    description: 'Templates of all sources, by name of the source',
  })
  items!: ReviewTemplateType[];
}

@InputType({ description: 'Changes to a review request template' })
export class SaveReviewTemplateInput {
  @Field(() => String, { nullable: true, description: 'Text of the message; omitted keeps it' })
  message?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether bookings of the source create review requests; omitted keeps it',
  })
  includeInQueue?: boolean | null;

  @Field(() => Int, { nullable: true, description: READ_VERSION })
  version?: number | null;
}

@ObjectType('ReviewRequest', {
  description: 'Request for a review of a booking, at most one per booking',
  implements: CarLookType,
  simpleResolvers: true,
})
export class ReviewRequestType extends CarLookType {
  @Field(() => Int, { description: 'ID of the review request' })
  id!: number;

  @Field(() => Int, { description: 'ID of the source of the booking' })
  sourceId!: number;

  @Field(() => String, { description: 'Name of the source of the booking' })
  sourceName!: string;

  @Field(() => String, {
    description:
      'Text of the message: of the current template while pending, unchanged once handled',
  })
  templateMessage!: string;

  @Field(() => ReviewStatusEnum, { description: 'Status of the review request' })
  status!: ReviewStatus;

  @Field(() => Int, { description: 'ID of the booking' })
  bookingId!: number;

  @Field(() => String, { description: 'Full name of the customer' })
  customerName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Phone of the customer, + and 11 digits; null when there is none',
  })
  customerPhone!: string | null;

  @Field(() => String, { description: 'Brand and model of the car, else the license plate' })
  carTitle!: string;

  @Field(() => String, { description: 'License plate of the car' })
  licensePlate!: string;

  @Field(() => DateTime, { description: 'Pickup time' })
  startDate!: Date;

  @Field(() => DateTime, { description: 'Return time' })
  endDate!: Date;

  @Field(() => DateTime, {
    description:
      'Time to send the request: two hours after the return, moved into 10:00–20:00 of company time',
  })
  scheduledAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time it was marked as sent or cancelled; null while pending',
  })
  handledAt!: Date | null;
}

@ObjectType({ description: 'Review requests of the queue or its archive' })
export class ReviewRequestList {
  @Field(() => [ReviewRequestType], {
    description: 'Pending review requests, longest waiting first, then handled ones, latest first',
  })
  items!: ReviewRequestType[];

  @Field(() => Int, { description: 'Number of review requests on all pages' })
  total!: number;
}
