import { Runs, runCommand } from '@backend/operation/command';
import type { SignedInContext } from '@backend/operation/context';
import { Price } from '@backend/operation/price';
import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { createBookingsWithCustomer } from './create-bookings-with-customer';
import {
  CreateBookingsWithCustomerInput,
  CreatedBookings,
  UndoneBookings,
} from './several-bookings.types';
import { undoCreatedBookings } from './undo-created-bookings';

@Resolver()
export class SeveralBookingsResolver {
  @Price(20)
  @Runs(createBookingsWithCustomer)
  @Mutation(() => CreatedBookings, {
    description:
      'Create bookings of several cars for the same days and for a customer found by phone or created, all or none; CAR_OCCUPIED names the first car that is not free and has its `carId`',
  })
  createBookingsWithCustomer(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => CreateBookingsWithCustomerInput) input: CreateBookingsWithCustomerInput,
  ): Promise<CreatedBookings> {
    return runCommand(createBookingsWithCustomer, ctx, input);
  }

  @Price(10)
  @Runs(undoCreatedBookings)
  @Mutation(() => UndoneBookings, {
    description:
      'Delete the bookings that were created together; CONFLICT when any of them has changed since. A new customer stays',
  })
  undoCreatedBookings(
    @Ctx() ctx: SignedInContext,
    @Arg('operationId', () => Int, {
      description: '`operationId` returned by `createBookingsWithCustomer`',
    })
    operationId: number,
  ): Promise<UndoneBookings> {
    return runCommand(undoCreatedBookings, ctx, { operationId });
  }
}
