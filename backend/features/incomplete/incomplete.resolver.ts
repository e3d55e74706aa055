import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { Booking } from '@backend/operation/types/booking.types';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { deleteIncompleteBooking } from './delete-incomplete-booking';
import { DeletedBookingsType, IncompleteBookingListType } from './incomplete.types';
import { purgeIncompleteBookings } from './purge-incomplete-bookings';
import { readIncompleteBookings } from './read-incomplete-bookings';
import { RepairIncompleteBookingInput } from './repair.types';
import { repairIncompleteBooking } from './repair-incomplete-booking';

@Resolver()
export class IncompleteResolver {
  @Price(6)
  @Permit('edit_bookings')
  @Query(() => IncompleteBookingListType, {
    description: 'Imported bookings with missing or invalid data',
  })
  async incompleteBookings(@Ctx() ctx: RequestContext): Promise<IncompleteBookingListType> {
    return { items: await readIncompleteBookings(ctx) };
  }

  @Price(20)
  @Runs(purgeIncompleteBookings)
  @Mutation(() => DeletedBookingsType, { description: 'Delete all incomplete bookings' })
  purgeIncompleteBookings(@Ctx() ctx: SignedInContext): Promise<DeletedBookingsType> {
    return runCommand(purgeIncompleteBookings, ctx, null);
  }

  @Price(4)
  @Runs(deleteIncompleteBooking)
  @Mutation(() => DeletedBookingsType, {
    description: 'Delete an incomplete booking; CONFLICT when it is complete',
  })
  deleteIncompleteBooking(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the booking' }) id: number,
  ): Promise<DeletedBookingsType> {
    return runCommand(deleteIncompleteBooking, ctx, { id });
  }

  @Price(4)
  @Runs(repairIncompleteBooking)
  @Mutation(() => Booking, {
    description: 'Complete an incomplete booking; CAR_OCCUPIED when the car is not free',
  })
  repairIncompleteBooking(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the booking' }) id: number,
    @Arg('input', () => RepairIncompleteBookingInput) input: RepairIncompleteBookingInput,
  ): Promise<Booking> {
    return runCommand(repairIncompleteBooking, ctx, { id, ...input });
  }
}
