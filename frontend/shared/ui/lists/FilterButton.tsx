import { useIsPhone } from '@frontend/shared/lib/device/use-media';
import { filtersText } from '@schema/texts/shell/lists';
import ListFilterIcon from 'lucide-react/icons/list-filter';
import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '../buttons/Button';
import { IconButton } from '../buttons/IconButton';
import { LateDialog } from '../feedback/LateDialog';

interface FilterButtonProps {
  /** The number of set filters. */
  readonly count: number;
  readonly dialog: (close: () => void) => ReactNode;
}

/** Opens the filters of a list. */
export function FilterButton({ count, dialog }: FilterButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const isPhone = useIsPhone();
  const opening = {
    'aria-haspopup': 'dialog',
    'aria-pressed': count > 0,
    onClick: () => setOpen(true),
  } as const;
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
      {isOpen && <Suspense fallback={<LateDialog />}>{dialog(() => setOpen(false))}</Suspense>}
    </>
  );
}
