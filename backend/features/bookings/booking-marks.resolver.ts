import { Runs, runCommand } from '@backend/operation/command';
import type { SignedInContext } from '@backend/operation/context';
import { Price } from '@backend/operation/price';
import { DateTime } from '@backend/operation/scalars';
import { Booking } from '@backend/operation/types/booking.types';
import { READ_VERSION } from '@backend/operation/types/read-version.types';
import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { markHandedOver, markReturned, unmarkHandedOver, unmarkReturned } from './mark-booking';

const MARKED_AT = 'When it happened, not in the future; defaults to now';
const MARKED_CAR = 'ID of the car that it happened with; CONFLICT when the booking has another car';

@Resolver()
export class BookingMarksResolver {
  @Price(4)
  @Runs(markHandedOver)
  @Mutation(() => Booking, {
    description:
      'Mark the handover; CAR_NOT_RETURNED while another rental of the car is not returned',
  })
  markHandedOver(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the booking' }) id: number,
    @Arg('version', () => Int, { nullable: true, description: READ_VERSION }) version:
      | number
      | null,
    @Arg('confirmed', () => Boolean, {
      nullable: true,
      description:
        'Whether to proceed while the return of an earlier rental of the car is not marked',
    })
    confirmed: boolean | null,
    @Arg('at', () => DateTime, { nullable: true, description: MARKED_AT }) at: Date | null,
    @Arg('carId', () => Int, { nullable: true, description: MARKED_CAR }) carId: number | null,
  ): Promise<Booking> {
    return runCommand(markHandedOver, ctx, { id, version, confirmed, at, carId });
  }

  @Price(4)
  @Runs(markReturned)
  @Mutation(() => Booking, {
    description: 'Mark the return, from which the car is free',
  })
  markReturned(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the booking' }) id: number,
    @Arg('version', () => Int, { nullable: true, description: READ_VERSION }) version:
      | number
      | null,
    @Arg('at', () => DateTime, { nullable: true, description: MARKED_AT }) at: Date | null,
    @Arg('carId', () => Int, { nullable: true, description: MARKED_CAR }) carId: number | null,
  ): Promise<Booking> {
    return runCommand(markReturned, ctx, { id, version, at, carId });
  }

  @Price(4)
  @Runs(unmarkHandedOver)
  @Mutation(() => Booking, { description: 'Remove the handover mark' })
  unmarkHandedOver(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the booking' }) id: number,
    @Arg('version', () => Int, { nullable: true, description: READ_VERSION }) version:
      | number
      | null,
  ): Promise<Booking> {
    return runCommand(unmarkHandedOver, ctx, { id, version });
  }

  @Price(4)
  @Runs(unmarkReturned)
  @Mutation(() => Booking, {
    description: 'Remove the return mark; CAR_OCCUPIED when the freed time has been taken since',
  })
  unmarkReturned(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the booking' }) id: number,
    @Arg('version', () => Int, { nullable: true, description: READ_VERSION }) version:
      | number
      | null,
  ): Promise<Booking> {
    return runCommand(unmarkReturned, ctx, { id, version });
  }
}
