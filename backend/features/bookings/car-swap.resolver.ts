import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { Booking } from '@backend/operation/types/booking.types';
import { RecordedCarSwap } from '@backend/operation/types/car-swap.types';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { RentalPart, SwapCarInput } from './car-swap.types';
import { readRentalParts } from './read-rental-parts';
import { swapCar } from './swap-car';
import { undoCarSwap } from './undo-car-swap';

@Resolver()
export class CarSwapResolver {
  @Price(8)
  @Permit('view_board', 'view_booking_list', 'view_archive', 'view_logistics', 'edit_bookings')
  @Query(() => [RentalPart], {
    description:
      'Other uncancelled bookings of a rental whose car was swapped, by start; empty without a swap',
  })
  rentalParts(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => Int, { description: 'ID of the booking' }) id: number,
  ): Promise<RentalPart[]> {
    return readRentalParts(ctx, id);
  }

  @Price(10)
  @Runs(swapCar)
  @Mutation(() => RecordedCarSwap, {
    description:
      'Continue a rental in another car, which splits its booking in two; CAR_OCCUPIED when that car is not free',
  })
  swapCar(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the booking' }) id: number,
    @Arg('input', () => SwapCarInput) input: SwapCarInput,
  ): Promise<RecordedCarSwap> {
    return runCommand(swapCar, ctx, { id, ...input });
  }

  @Price(4)
  @Runs(undoCarSwap)
  @Mutation(() => Booking, {
    description:
      'Undo a car swap, joining the two bookings; CONFLICT when any of it has changed since',
  })
  undoCarSwap(
    @Ctx() ctx: SignedInContext,
    @Arg('operationId', () => Int, { description: '`operationId` returned by `swapCar`' })
    operationId: number,
  ): Promise<Booking> {
    return runCommand(undoCarSwap, ctx, { operationId });
  }
}
