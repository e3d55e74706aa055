import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { useIsPhone } from '@frontend/shared/lib/device/use-media';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
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
  const isPhone = useIsPhone();
  const count = filterCount(filter);
  const opening = {
    'aria-haspopup': 'dialog',
    'aria-pressed': count > 0,
    onClick: () => setOpen(true),
  } as const;
  const close = () => setOpen(false);
  const apply = (query: string) => {
    close();
    void navigate({ search: query && `?${query}` });
  };
  return (
    <>
      {isPhone ? (
        <IconButton
          {...opening}
          look="framed"
          label={filtersText(count)}
          icon={count > 0 ? count : <ListFilterIcon />}
        />
      ) : (
        <Button {...opening} icon={<ListFilterIcon />}>
          {filtersText(count)}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={<LateDialog />}>
          <FilterDialog filter={filter} params={params} onApply={apply} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
