import type { SourceFigures } from '@backend/domain/analytics/source-analytics';
import { DateTime, Roubles } from '@backend/operation/scalars';
import { VERSION } from '@backend/operation/types/read-version.types';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';

/*
 * Required form fields are nullable here so that a missing value gets the message of its field
 * (schema/forms) instead of a GraphQL parser error.
 */

@InputType({ description: 'Source to create' })
export class CreateSourceInput {
  @Field(() => String, { nullable: true, description: 'Name, unique among sources; required' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Description; null or empty for none' })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Text of the review request; when given, bookings of the source create review requests',
  })
  template?: string | null;
}

@ObjectType({ description: 'Origin of bookings, such as a site or an advertisement' })
export class Source {
  @Field(() => Int, { description: 'ID of the source' })
  id!: number;

  @Field(() => String, { description: 'Name of the source' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Description; null when there is none' })
  description!: string | null;

  @Field(() => Int, { description: VERSION })
  version!: number;
}

@ObjectType({
  description: 'Source, and its figures when a period is requested',
})
class SourceItem implements Partial<SourceFigures> {
  @Field(() => Source, { description: 'Source' })
  source!: Source;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of uncancelled bookings created in the period',
  })
  periodBookings?: number;

  @Field(() => Float, {
    nullable: true,
    description: '`periodBookings` as a fraction of `totalBookingsInPeriod`, from 0 to 1',
  })
  periodShare?: number;

  @Field(() => Int, { nullable: true, description: 'Number of uncancelled bookings of all time' })
  totalBookings?: number;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Sum of the prices of uncancelled bookings of all time',
  })
  totalRevenue?: Kopecks;

  @Field(() => Int, { nullable: true, description: 'Number of review requests sent' })
  reviewsSent?: number;

  @Field(() => Int, { nullable: true, description: 'Number of pending review requests' })
  reviewsPending?: number;

  @Field(() => Int, { nullable: true, description: 'Number of cancelled review requests' })
  reviewsCancelled?: number;
}

@ObjectType({ description: 'All sources, in alphabetical order' })
export class SourceList {
  @Field(() => DateTime, { nullable: true, description: 'Requested start; null without a period' })
  periodStart?: Date;

  @Field(() => DateTime, { nullable: true, description: 'Requested end; null without a period' })
  periodEnd?: Date;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of uncancelled bookings created in the period, with or without a source; null without a period',
  })
  totalBookingsInPeriod?: number;

  @Field(() => [SourceItem], { description: 'Sources with their figures, in alphabetical order' })
  items!: readonly SourceItem[];
}
