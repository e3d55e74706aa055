import type { RequestContext } from '@backend/graphql/context';
import { Permit } from '@backend/graphql/permit';
import { Ctx, Query, Resolver } from 'type-graphql';
import { readSources } from './read-sources';
import { SourceList } from './sources.types';

@Resolver()
export class SourcesResolver {
  @Permit('edit_bookings', 'view_sources')
  @Query(() => SourceList, { description: 'Where customers come from' })
  sources(@Ctx() ctx: RequestContext): Promise<SourceList> {
    return readSources(ctx);
  }
}
