import { Select } from '@frontend/shared/ui/fields/select/Select';
import type { BookingSort } from '@schema/constants/booking-list';
import { BOOKING_LIST_TEXTS, sortTitle } from '@schema/texts/bookings/booking-list';
import css from './BookingList.module.css';
import { ALL_SORTS, sortKey } from './list-order';

const SORTS = ALL_SORTS.map((sort) => ({
  id: sortKey(sort),
  title: sortTitle(sort.field, sort.direction),
}));

interface SortChoiceProps {
  readonly sort: BookingSort;
  readonly onChoose: (sort: BookingSort) => void;
}

/** The order of the list (requirements.md, L3). */
export default function SortChoice({ sort, onChoose }: SortChoiceProps) {
  return (
    <Select
      className={css.sort}
      label={BOOKING_LIST_TEXTS.sort}
      isLabelHidden
      options={SORTS}
      value={sortKey(sort)}
      onChange={(key) => {
        const chosen = ALL_SORTS.find((one) => sortKey(one) === key);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
