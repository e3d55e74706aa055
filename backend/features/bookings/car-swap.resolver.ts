import type { SignedInContext } from '@backend/graphql/context';
import { Permit } from '@backend/graphql/permit';
import { Booking } from '@backend/graphql/types/booking.types';
import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { CarSwap, SwapCarInput, UndoCarSwapInput } from './car-swap.types';
import { swapCar } from './swap-car';
import { undoCarSwap } from './undo-car-swap';

@Resolver()
export class CarSwapResolver {
  @Permit('edit_bookings')
  @Mutation(() => CarSwap, {
    description:
      'The rental goes on in another car: one booking becomes two; CAR_OCCUPIED when that is taken',
  })
  swapCar(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int) id: number,
    @Arg('input', () => SwapCarInput) input: SwapCarInput,
  ): Promise<CarSwap> {
    return swapCar(ctx, id, input);
  }

  @Permit('edit_bookings')
  @Mutation(() => Booking, {
    description: 'Makes a divided rental whole again, unless either part was changed since',
  })
  undoCarSwap(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int) id: number,
    @Arg('input', () => UndoCarSwapInput) input: UndoCarSwapInput,
  ): Promise<Booking> {
    return undoCarSwap(ctx, id, input);
  }
}
