import { SourcesDocument } from '@frontend/gql/graphql';
import { useFreshQuery } from '@frontend/shared/data/use-fresh-query';
import { CACHE_AGES_MS } from '@schema/constants';

/** Sources to choose from; null while loading. */
export function useSources() {
  const { data, error } = useFreshQuery(SourcesDocument, {
    variables: {},
    maxAgeMs: CACHE_AGES_MS.sources,
  });
  const options = data?.sources.items.map(({ source }) => ({ id: source.id, title: source.name }));
  return { options: options ?? null, isFailed: error !== undefined && !data };
}
