import { Runs, runCommand } from '@backend/operation/command';
import type { SignedInContext } from '@backend/operation/context';
import { Price } from '@backend/operation/price';
import { Booking } from '@backend/operation/types/booking.types';
import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { ReplaceBookingCustomerInput, ReplacedBookingCustomer } from './customer-replacement.types';
import { replaceBookingCustomer } from './replace-customer';
import { undoCustomerReplacement } from './undo-customer-replacement';

@Resolver()
export class CustomerReplacementResolver {
  @Price(6)
  @Runs(replaceBookingCustomer)
  @Mutation(() => ReplacedBookingCustomer, {
    description:
      'Replace the customer of a booking and of all parts of its rental, whose money stays; CONFLICT for an archived booking, a sent review request or a credited advance',
  })
  replaceBookingCustomer(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the booking' }) id: number,
    @Arg('input', () => ReplaceBookingCustomerInput) input: ReplaceBookingCustomerInput,
  ): Promise<ReplacedBookingCustomer> {
    return runCommand(replaceBookingCustomer, ctx, { id, ...input });
  }

  @Price(4)
  @Runs(undoCustomerReplacement)
  @Mutation(() => [Booking], {
    description:
      'Restore the former customer of the bookings; CONFLICT when any of them has changed since',
  })
  undoCustomerReplacement(
    @Ctx() ctx: SignedInContext,
    @Arg('operationId', () => Int, {
      description: '`operationId` returned by `replaceBookingCustomer`',
    })
    operationId: number,
  ): Promise<Booking[]> {
    return runCommand(undoCustomerReplacement, ctx, { operationId });
  }
}
