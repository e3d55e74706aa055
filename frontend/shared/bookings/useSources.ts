import { CACHE_AGES_MS } from '@schema/constants';
import { useFreshQuery } from '../data/queries/use-fresh-query';
import { SourcesDocument } from './sources.generated';

/** Sources to choose from; none while loading. */
export function useSources() {
  const { data, error } = useFreshQuery(SourcesDocument, {
    variables: {},
    maxAgeMs: CACHE_AGES_MS.sources,
  });
  return {
    options: (data?.sources.items ?? []).map(({ source: { id, name } }) => ({ id, title: name })),
    isFailed: error !== undefined && !data,
  };
}
