import type { RequestContext } from '@backend/operation/context';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { loadFirstSteps } from '@backend/store/queries/fleet/first-steps-queries';
import { Ctx, Query, Resolver } from 'type-graphql';
import { FirstSteps } from './first-steps.types';

@Resolver()
export class FirstStepsResolver {
  @Price(1)
  @Permit('view_board', 'view_cars', 'edit_bookings')
  @Query(() => FirstSteps, { description: 'First steps that a new company has completed' })
  firstSteps(@Ctx() { em }: RequestContext): Promise<FirstSteps> {
    return loadFirstSteps(em);
  }
}
