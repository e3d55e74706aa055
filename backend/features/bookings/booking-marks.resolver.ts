import { Runs, runCommand } from '@backend/operation/command';
import type { SignedInContext } from '@backend/operation/context';
import { Price } from '@backend/operation/price';
import { Booking } from '@backend/operation/types/booking.types';
import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { markHandedOver, markReturned, unmarkHandedOver, unmarkReturned } from './mark-booking';

@Resolver()
export class BookingMarksResolver {
  @Price(4)
  @Runs(markHandedOver)
  @Mutation(() => Booking, {
    description:
      'Marks that the car was handed over, at this moment; CAR_NOT_RETURNED while another rental has it',
  })
  markHandedOver(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('confirmed', () => Boolean, {
      nullable: true,
      description: 'Also while the return of an earlier rental is not marked',
    })
    confirmed: boolean | null,
  ): Promise<Booking> {
    return runCommand(markHandedOver, ctx, { id, version, confirmed });
  }

  @Price(4)
  @Runs(markReturned)
  @Mutation(() => Booking, {
    description: 'Marks that the car came back, at this moment, and frees it from now on',
  })
  markReturned(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
  ): Promise<Booking> {
    return runCommand(markReturned, ctx, { id, version });
  }

  @Price(4)
  @Runs(unmarkHandedOver)
  @Mutation(() => Booking, { description: 'Takes the mark of the handover away' })
  unmarkHandedOver(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
  ): Promise<Booking> {
    return runCommand(unmarkHandedOver, ctx, { id, version });
  }

  @Price(4)
  @Runs(unmarkReturned)
  @Mutation(() => Booking, {
    description: 'Takes the mark of the return away; CAR_OCCUPIED when its time was taken since',
  })
  unmarkReturned(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
  ): Promise<Booking> {
    return runCommand(unmarkReturned, ctx, { id, version });
  }
}
