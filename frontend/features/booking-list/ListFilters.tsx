import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { FilterButton } from '@frontend/shared/ui/lists/FilterButton';
import { FilterNote } from '@frontend/shared/ui/lists/FilterNote';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { filterCount, filterWords, type ListFilter } from './list-filter';
import { useListFilters } from './useListFilters';

const FilterDialog = lazyComponent(() => import('./FilterDialog'));

/** Opens the filters of the booking list. */
export function ListFilterButton({ filter }: { readonly filter: ListFilter }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <FilterButton
      count={filterCount(filter)}
      dialog={(close) => (
        <FilterDialog
          filter={filter}
          params={params}
          onApply={(query) => {
            close();
            void navigate({ search: query && `?${query}` });
          }}
          onClose={close}
        />
      )}
    />
  );
}

interface ListFilterNoteProps {
  readonly filter: ListFilter;
  readonly onClear: () => void;
}

/** Names the set filters of the booking list. */
export function ListFilterNote({ filter, onClear }: ListFilterNoteProps) {
  const { options } = useListFilters({ skip: filter.sourceId === null });
  const source = options?.sources.find(({ id }) => id === filter.sourceId);
  return <FilterNote words={filterWords(filter, source?.name ?? null)} onClear={onClear} />;
}
