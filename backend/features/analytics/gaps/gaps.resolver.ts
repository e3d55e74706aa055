import type { RequestContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { gapsPayload } from '@schema/forms/list-query';
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { GapPageType, GapsArgs } from './gaps.types';
import { readGaps } from './read-gaps';

@Resolver()
export class GapsResolver {
  @Price(20, { pageSize: 50 })
  @Permit('view_analytics')
  @Form(gapsPayload, ({ model, ...rest }) => ({ ...rest, search: model }))
  @Query(() => GapPageType, {
    description: 'Page of upcoming gaps between two events of a car, with their price by tariff',
  })
  gaps(@Ctx() ctx: RequestContext, @Args(() => GapsArgs) query: GapsArgs): Promise<GapPageType> {
    return readGaps(ctx, query);
  }
}
