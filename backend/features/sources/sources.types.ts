import type { SourceFigures } from '@backend/domain/analytics/source-analytics';
import { DateTime, Roubles } from '@backend/operation/scalars';
import { VERSION } from '@backend/operation/types/read-version.types';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';

/*
 * Required form fields are nullable here so that a missing value gets the message of its field
 * (schema/forms) instead of a GraphQL parser error.
 */

@InputType({ description: 'A new source' })
export class CreateSourceInput {
  @Field(() => String, { nullable: true, description: 'Name of its own; needed' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'What it is; empty: none' })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Text of the request for a review; given, the source joins the queue',
  })
  template?: string | null;
}

@ObjectType({ description: 'Where customers come from' })
export class Source {
  @Field(() => Int, { description: 'Number of the source' })
  id!: number;

  @Field(() => String, { description: 'Name of the source' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'What it is' })
  description!: string | null;

  @Field(() => Int, { description: VERSION })
  version!: number;
}

@ObjectType({
  description: 'One line of the list of sources; its figures are present for a period',
})
class SourceItem implements Partial<SourceFigures> {
  @Field(() => Source, { description: 'The source of the line' })
  source!: Source;

  @Field(() => Int, { nullable: true, description: 'Live bookings recorded in the period' })
  periodBookings?: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Their part of `totalBookingsInPeriod`, a fraction from 0 to 1',
  })
  periodShare?: number;

  @Field(() => Int, { nullable: true, description: 'Live bookings of all times' })
  totalBookings?: number;

  @Field(() => Roubles, { nullable: true, description: 'Sum of their whole contracts' })
  totalRevenue?: Kopecks;

  @Field(() => Int, { nullable: true, description: 'Review requests sent' })
  reviewsSent?: number;

  @Field(() => Int, { nullable: true, description: 'Review requests that wait' })
  reviewsPending?: number;

  @Field(() => Int, { nullable: true, description: 'Review requests cancelled' })
  reviewsCancelled?: number;
}

@ObjectType({ description: 'Sources in Russian order of their names' })
export class SourceList {
  @Field(() => DateTime, { nullable: true, description: 'The requested start' })
  periodStart?: Date;

  @Field(() => DateTime, { nullable: true, description: 'The requested end' })
  periodEnd?: Date;

  @Field(() => Int, {
    nullable: true,
    description: 'Live bookings recorded in the period, of every source and of none',
  })
  totalBookingsInPeriod?: number;

  @Field(() => [SourceItem], { description: 'The lines' })
  items!: readonly SourceItem[];
}
