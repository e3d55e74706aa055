import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { Booking } from '@backend/operation/types/booking.types';
import { incompleteBookingPayload } from '@schema/forms/bookings/incomplete-booking';
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
    description: 'Bookings from outside with something missing, and what it is',
  })
  async incompleteBookings(@Ctx() ctx: RequestContext): Promise<IncompleteBookingListType> {
    return { items: await readIncompleteBookings(ctx) };
  }

  @Price(20)
  @Permit('edit_bookings')
  @Mutation(() => DeletedBookingsType, { description: 'Deletes every incomplete booking' })
  async purgeIncompleteBookings(@Ctx() ctx: SignedInContext): Promise<DeletedBookingsType> {
    return { deleted: await purgeIncompleteBookings(ctx) };
  }

  @Price(4)
  @Permit('edit_bookings')
  @Mutation(() => DeletedBookingsType, { description: 'Deletes one incomplete booking' })
  async deleteIncompleteBooking(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int) id: number,
  ): Promise<DeletedBookingsType> {
    await deleteIncompleteBooking(ctx, id);
    return { deleted: 1 };
  }

  @Price(4)
  @Permit('edit_bookings')
  @Form(incompleteBookingPayload)
  @Mutation(() => Booking, {
    description: 'Makes an incomplete booking complete; CAR_OCCUPIED when its time is taken',
  })
  repairIncompleteBooking(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int) id: number,
    @Arg('input', () => RepairIncompleteBookingInput) input: RepairIncompleteBookingInput,
  ): Promise<Booking> {
    return repairIncompleteBooking(ctx, id, input);
  }
}
