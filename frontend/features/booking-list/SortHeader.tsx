import type { BookingSort, BookingSortField } from '@schema/constants/booking-list';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import css from './BookingRows.module.css';
import { nextSort } from './list-order';

export interface ListSorting {
  readonly sort: BookingSort;
  readonly onSort: (sort: BookingSort) => void;
}

interface SortHeaderProps extends ListSorting {
  readonly field: BookingSortField;
  readonly children: string;
}

/** A sortable column header; a second press reverses the order. */
export function SortHeader({ sort, onSort, field, children }: SortHeaderProps) {
  const isSorted = sort.field === field;
  const isAscending = sort.direction === 'asc';
  const Icon = isSorted ? (isAscending ? ArrowUp : ArrowDown) : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}
      className={css.sortable}
    >
      <button type="button" className={css.sort} onClick={() => onSort(nextSort(sort, field))}>
        {children}
        <Icon className={isSorted ? css.sorted : undefined} aria-hidden="true" />
      </button>
    </th>
  );
}
