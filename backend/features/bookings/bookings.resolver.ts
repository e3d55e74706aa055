import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { Booking } from '@backend/operation/types/booking.types';
import { READ_VERSION } from '@backend/operation/types/read-version.types';
import { TEXT_LIMITS } from '@schema/constants';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { archiveBooking } from './archive-booking';
import { CreateBookingWithCustomerInput, UpdateBookingInput } from './bookings.types';
import { createBookingWithCustomer } from './create-booking-with-customer';
import { readBooking } from './read-booking';
import { restoreBooking } from './restore-booking';
import { updateBooking } from './update-booking';

@Resolver()
export class BookingsResolver {
  @Price(1)
  @Permit('view_board', 'view_booking_list', 'view_archive', 'view_logistics', 'edit_bookings')
  @Query(() => Booking, { description: 'Booking, archived or not' })
  booking(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => Int, { description: 'ID of the booking' }) id: number,
  ): Promise<Booking> {
    return readBooking(ctx, id);
  }

  @Price(4)
  @Runs(createBookingWithCustomer)
  @Mutation(() => Booking, {
    description:
      'Create a booking for a customer found by phone or created; CAR_OCCUPIED when the car is not free',
  })
  createBookingWithCustomer(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => CreateBookingWithCustomerInput) input: CreateBookingWithCustomerInput,
  ): Promise<Booking> {
    return runCommand(createBookingWithCustomer, ctx, input);
  }

  @Price(4)
  @Runs(updateBooking)
  @Mutation(() => Booking, {
    description:
      'Update dates, price, deposit or car of a booking; CAR_OCCUPIED when the car is not free, CAR_NOT_RETURNED for another car while the booking is marked as handed over and not returned',
  })
  updateBooking(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the booking' }) id: number,
    @Arg('input', () => UpdateBookingInput) input: UpdateBookingInput,
  ): Promise<Booking> {
    return runCommand(updateBooking, ctx, { id, ...input });
  }

  @Price(4)
  @Runs(archiveBooking)
  @Mutation(() => Booking, {
    description:
      'Cancel a booking and move it to the archive; CAR_NOT_RETURNED while it is marked as handed over and not returned',
  })
  archiveBooking(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the booking' }) id: number,
    @Arg('version', () => Int, { nullable: true, description: READ_VERSION }) version:
      | number
      | null,
    @Arg('reason', () => String, {
      nullable: true,
      description: `Reason for the cancellation, at most ${TEXT_LIMITS.reason} characters`,
    })
    reason: string | null,
    @Arg('confirmed', () => Boolean, {
      nullable: true,
      description: 'Whether to proceed while the booking is marked as handed over and not returned',
    })
    confirmed: boolean | null,
    @Arg('returned', () => Boolean, {
      nullable: true,
      description: 'Whether to mark the return at the current time in the same change',
    })
    returned: boolean | null,
  ): Promise<Booking> {
    return runCommand(archiveBooking, ctx, { id, version, reason, confirmed, returned });
  }

  @Price(4)
  @Runs(restoreBooking)
  @Mutation(() => Booking, {
    description:
      'Restore a booking from the archive; CAR_OCCUPIED when its time has been taken since',
  })
  restoreBooking(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the booking' }) id: number,
    @Arg('version', () => Int, { nullable: true, description: READ_VERSION }) version:
      | number
      | null,
  ): Promise<Booking> {
    return runCommand(restoreBooking, ctx, { id, version });
  }
}
