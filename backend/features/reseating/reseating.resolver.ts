import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { RESEATING } from '@schema/constants/fleet';
import { reseatWindowPayload } from '@schema/forms/bookings/reseating';
import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { readReseatingPlan } from './read-reseating-plan';
import { readSeatCars } from './read-seat-cars';
import { reseatBookings } from './reseat-bookings';
import { ReseatMoveInput, ReseatWindowArgs } from './reseat-inputs.types';
import { Reseated, ReseatingPlan, SeatCar } from './reseating.types';
import { undoReseating } from './undo-reseating';

@Resolver()
export class ReseatingResolver {
  @Price(40, { period: 31 })
  @Permit('edit_bookings')
  @Form(reseatWindowPayload, ({ start, end, ...rest }) => ({
    ...rest,
    startDate: start,
    endDate: end,
  }))
  @Query(() => ReseatingPlan, {
    description: 'Fewest moves of planned bookings that free a car for a period',
  })
  reseatingPlan(
    @Ctx() ctx: RequestContext,
    @Args(() => ReseatWindowArgs) requested: ReseatWindowArgs,
  ): Promise<ReseatingPlan> {
    return readReseatingPlan(ctx, requested);
  }

  @Price(5)
  @Permit('edit_bookings')
  @Query(() => [SeatCar], { description: 'Titles of all cars, in fleet order' })
  seatCars(@Ctx() ctx: RequestContext): Promise<SeatCar[]> {
    return readSeatCars(ctx);
  }

  @Price(10, { moves: 10 })
  @Runs(reseatBookings)
  @Mutation(() => Reseated, {
    description:
      'Move planned bookings to other cars, all or none; STALE with `changed` when any has changed since it was read',
  })
  reseatBookings(
    @Ctx() ctx: SignedInContext,
    @Arg('moves', () => [ReseatMoveInput], {
      nullable: true,
      description: `Bookings and their new cars, 1–${RESEATING.maxMoves}; required`,
    })
    moves: ReseatMoveInput[] | null,
    @Arg('takesTariff', () => Boolean, {
      nullable: true,
      description: 'Whether prices become those of the tariffs of the new cars; defaults to false',
    })
    takesTariff: boolean | null,
  ): Promise<Reseated> {
    return runCommand(reseatBookings, ctx, { moves, takesTariff });
  }

  @Price(20)
  @Runs(undoReseating)
  @Mutation(() => Reseated, {
    description: 'Undo a re-seating in one step; CONFLICT when any of it has changed since',
  })
  async undoReseating(
    @Ctx() ctx: SignedInContext,
    @Arg('operationId', () => Int, { description: '`operationId` returned by `reseatBookings`' })
    operationId: number,
  ): Promise<Reseated> {
    return { operationId, bookings: await runCommand(undoReseating, ctx, { operationId }) };
  }
}
