import type { BookingTerms } from '@schema/fields/booking-fields';
import type { BookingStatus } from '@schema/statuses';
import type { Whereabouts } from '@schema/values/bookings/whereabouts';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime, Roubles } from '../scalars';
import { BookingStatusEnum, WhereaboutsEnum } from './enums.types';
import { VERSION } from './read-version.types';

/**
 * Fields of every booking, complete or not. Abstract: only types that extend it are in the schema.
 * Plain fields without resolvers, for lists of tens of thousands.
 */
@ObjectType({ simpleResolvers: true })
export abstract class StoredBookingType implements BookingTerms<Kopecks> {
  @Field(() => Int, { description: 'ID of the booking' })
  id!: number;

  @Field(() => Int, { nullable: true, description: 'ID of the source; null when not given' })
  sourceId!: number | null;

  @Field(() => String, { nullable: true, description: 'Name of the source; null when not given' })
  sourceName!: string | null;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Price of the whole rental; null when there is none',
  })
  totalPrice!: Kopecks | null;

  @Field(() => Roubles, { nullable: true, description: 'Agreed deposit; null when there is none' })
  depositAmount!: Kopecks | null;

  @Field(() => String, {
    nullable: true,
    description: 'Comment on the deposit; null when there is none',
  })
  depositComment!: string | null;

  @Field(() => String, { nullable: true, description: 'Internal comment; null when there is none' })
  notes!: string | null;

  @Field(() => DateTime, { description: 'Creation time' })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Cancellation time; null when not cancelled',
  })
  cancelledAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason for the cancellation; null when not given',
  })
  cancelReason!: string | null;

  @Field(() => Int, { description: VERSION })
  version!: number;
}

/** Fields of every complete booking. Abstract. */
@ObjectType({ simpleResolvers: true })
export abstract class CompleteBookingType extends StoredBookingType {
  @Field(() => Int, { description: 'ID of the car' })
  carId!: number;

  @Field(() => BookingStatusEnum, { description: 'Status at the time of the response' })
  status!: BookingStatus;

  @Field(() => WhereaboutsEnum, { description: 'Car location at the time of the response' })
  whereabouts!: Whereabouts;

  @Field(() => DateTime, { description: 'Pickup time' })
  startDate!: Date;

  @Field(() => DateTime, { description: 'Return time; the car is free from this instant on' })
  endDate!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the handover mark; null when not marked',
  })
  handedOverAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the return mark; null when not marked',
  })
  returnedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Phone of the customer, + and 11 digits; null when there is none',
  })
  customerPhone!: string | null;

  @Field(() => Boolean, {
    description:
      'Whether the booking starts where an uncancelled booking of the same car and customer ends',
  })
  isExtension!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether an uncancelled booking of the same car and customer starts where this one ends',
  })
  isExtended!: boolean;
}

@ObjectType({ description: 'Booking of one car by one customer from pickup to return' })
export class Booking extends CompleteBookingType {
  @Field(() => String, { description: 'Full name of the customer' })
  customer!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the customer; null in an answer repeated from an earlier release',
  })
  customerId?: number | null;

  @Field(() => Boolean, {
    description: 'Whether the price was set by hand and differs from the tariff price',
  })
  priceEdited!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the handover is marked, here or in a booking that this one extends',
  })
  isHandedOver!: boolean;

  @Field(() => Boolean, {
    description: 'Whether a missing handover mark means that the car is not handed over',
  })
  expectsHandoverMark!: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      'ID of the booking that this one continues in another car; null when there is none',
  })
  continuesId?: number | null;

  @Field(() => Boolean, { description: 'Whether unfinished maintenance overlaps the booking' })
  conflict!: boolean;
}
