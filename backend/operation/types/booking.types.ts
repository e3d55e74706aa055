import type { BookingTerms } from '@schema/fields/booking-fields';
import type { BookingStatus } from '@schema/statuses';
import type { Whereabouts } from '@schema/values/bookings/whereabouts';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime, Roubles } from '../scalars';
import { BookingStatusEnum, WhereaboutsEnum } from './enums.types';

/**
 * Fields of every booking, complete or not. Abstract: only types that extend it are in the schema.
 * Plain fields without resolvers, for lists of tens of thousands.
 */
@ObjectType({ simpleResolvers: true })
export abstract class StoredBookingType implements BookingTerms<Kopecks> {
  @Field(() => Int, { description: 'Number of the booking' })
  id!: number;

  @Field(() => Int, { nullable: true, description: 'Number of the source; null: not given' })
  sourceId!: number | null;

  @Field(() => String, { nullable: true, description: 'Name of the source' })
  sourceName!: string | null;

  @Field(() => Roubles, { nullable: true, description: 'Price of the whole rental' })
  totalPrice!: Kopecks | null;

  @Field(() => Roubles, { nullable: true, description: 'Deposit taken from the customer' })
  depositAmount!: Kopecks | null;

  @Field(() => String, { nullable: true, description: 'Remark about the deposit' })
  depositComment!: string | null;

  @Field(() => String, { nullable: true, description: 'Comment of the staff' })
  notes!: string | null;

  @Field(() => DateTime, { description: 'When the booking was recorded' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When the booking went to the archive' })
  cancelledAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it went to the archive; null: no reason given',
  })
  cancelReason!: string | null;

  @Field(() => Int, { description: 'Grows with every change; send it back to detect a stale edit' })
  version!: number;
}

/** Fields of every complete booking. Abstract. */
@ObjectType({ simpleResolvers: true })
export abstract class CompleteBookingType extends StoredBookingType {
  @Field(() => Int, { description: 'Number of the car' })
  carId!: number;

  @Field(() => BookingStatusEnum, { description: 'Status at the moment of the answer' })
  status!: BookingStatus;

  @Field(() => WhereaboutsEnum, { description: 'Where the car is at the moment of the answer' })
  whereabouts!: Whereabouts;

  @Field(() => DateTime, { description: 'Pickup' })
  startDate!: Date;

  @Field(() => DateTime, { description: 'Return; that instant itself is free again' })
  endDate!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When the car was marked handed over' })
  handedOverAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When the car was marked returned' })
  returnedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Phone of the customer, + and 11 digits' })
  customerPhone!: string | null;

  @Field(() => Boolean, {
    description: 'Continues a live booking of the same car and customer that ends at this start',
  })
  isExtension!: boolean;

  @Field(() => Boolean, {
    description: 'A live booking of the same car and customer starts where this one ends',
  })
  isExtended!: boolean;
}

@ObjectType({ description: 'A booking: one car for one customer from pickup to return' })
export class Booking extends CompleteBookingType {
  @Field(() => String, { description: 'Full name of the customer' })
  customer!: string;

  @Field(() => Boolean, {
    description: 'The price was set by hand and is not what the tariffs gave',
  })
  priceEdited!: boolean;

  @Field(() => Boolean, {
    description: 'Marked as handed over, or continues a booking that was',
  })
  isHandedOver!: boolean;

  @Field(() => Boolean, {
    description:
      'Began after the first handover that the company marked: without the mark it is not handed over',
  })
  expectsHandoverMark!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'The booking this one goes on from in another car; null: none',
  })
  continuesId?: number | null;

  @Field(() => Boolean, { description: 'Unfinished service work overlaps this booking' })
  conflict!: boolean;
}
