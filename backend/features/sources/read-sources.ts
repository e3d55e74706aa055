import type { RequestContext } from '@backend/graphql/context';
import { loadSources } from '@backend/store/facts/source-facts';
import type { SourceList } from './sources.types';

/** All sources in Russian order; the first is the default of the booking form (spec 1, §9). */
export async function readSources(ctx: RequestContext): Promise<SourceList> {
  const sources = await loadSources(ctx.em);
  return { items: sources.map((source) => ({ source })) };
}
