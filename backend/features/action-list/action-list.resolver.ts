import type { RequestContext } from '@backend/operation/context';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { Ctx, Query, Resolver } from 'type-graphql';
import { ActionListType } from './action-list.types';
import { readActionList } from './read-action-list';

@Resolver()
export class ActionListResolver {
  @Price(25)
  @Permit('view_board')
  @Query(() => ActionListType, {
    description: 'Handovers, returns and conflicts that need action now',
  })
  actionList(@Ctx() ctx: RequestContext): Promise<ActionListType> {
    return readActionList(ctx);
  }
}
