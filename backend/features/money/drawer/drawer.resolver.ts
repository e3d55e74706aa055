import { Runs, runCommand } from '@backend/operation/command';
import type { SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { Day } from '@backend/operation/scalars';
import { LIST_SLICE } from '@schema/constants';
import { drawerPayload } from '@schema/forms/money/reports';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { closeDrawer } from './close-drawer';
import { CloseDrawerInput, DrawerDay, DrawerType } from './drawer.types';
import { readDrawer } from './read-drawer';

@Resolver()
export class DrawerResolver {
  @Price(5, { limit: 200 })
  @Permit('view_analytics', 'edit_bookings')
  @Form(drawerPayload)
  @Query(() => DrawerDay, {
    description:
      "Cash drawers and money movements of a day; only the caller's own for users who may not view analytics",
  })
  drawer(
    @Ctx() ctx: SignedInContext,
    @Arg('day', () => Day, { nullable: true, description: 'Day in company time; required' }) day:
      | string
      | null = null,
    @Arg('userId', () => Int, {
      nullable: true,
      description:
        'ID of the user whose cash drawer to return; defaults to all that the caller may see',
    })
    userId: number | null = null,
    @Arg('limit', () => Int, {
      nullable: true,
      description: `Maximum number of movements, 1–${LIST_SLICE.maxSize}; defaults to ${LIST_SLICE.size} with \`cursor\`, else to all`,
    })
    limit: number | null = null,
    @Arg('cursor', () => String, {
      nullable: true,
      description: '`nextCursor` of the previous part; omitted for the first part',
    })
    cursor: string | null = null,
  ): Promise<DrawerDay> {
    return readDrawer(ctx, { day, userId, limit, cursor });
  }

  @Price(4)
  @Runs(closeDrawer)
  @Mutation(() => DrawerType, {
    description: "Record the cash counted in the caller's cash drawer for a day",
  })
  closeDrawer(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => CloseDrawerInput) input: CloseDrawerInput,
  ): Promise<DrawerType> {
    return runCommand(closeDrawer, ctx, input);
  }
}
