import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { filtersText } from '@schema/texts/bookings/list-filters';
import ListFilterIcon from 'lucide-react/icons/list-filter';
import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { filterCount, type ListFilter } from './list-filter';

const FilterDialog = lazyComponent(() => import('./FilterDialog'));

/** Opens the filters; the number is of those set. */
export function FilterButton({ filter }: { readonly filter: ListFilter }) {
  const [isOpen, setOpen] = useState(false);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const close = () => setOpen(false);
  const apply = (query: string) => {
    close();
    void navigate({ search: query && `?${query}` });
  };
  return (
    <>
      <Button
        icon={<ListFilterIcon />}
        aria-haspopup="dialog"
        aria-pressed={filterCount(filter) > 0}
        onClick={() => setOpen(true)}
      >
        {filtersText(filterCount(filter))}
      </Button>
      {isOpen && (
        <Suspense fallback={<LateDialog />}>
          <FilterDialog filter={filter} params={params} onApply={apply} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
