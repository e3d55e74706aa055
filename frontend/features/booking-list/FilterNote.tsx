import { Button } from '@frontend/shared/ui/buttons/Button';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { LIST_FILTER_TEXTS } from '@schema/texts/bookings/list-filters';
import X from 'lucide-react/icons/x';
import css from './BookingList.module.css';
import { filterWords, type ListFilter } from './list-filter';
import { useListFilters } from './useListFilters';

interface FilterNoteProps {
  readonly filter: ListFilter;
  readonly onClear: () => void;
}

/** Names the set filters, with a reset. */
export function FilterNote({ filter, onClear }: FilterNoteProps) {
  const { options } = useListFilters({ skip: filter.sourceId === null });
  const source = options?.sources.find(({ id }) => id === filter.sourceId);
  return (
    <InfoPanel look="info">
      <Row gap={12} rowGap={4} align="center" justify="between" wrap className={css.note}>
        <span>{filterWords(filter, source?.name ?? null).join(' · ')}</span>
        <Button look="quiet" icon={<X />} onClick={onClear}>
          {LIST_FILTER_TEXTS.clear}
        </Button>
      </Row>
    </InfoPanel>
  );
}
