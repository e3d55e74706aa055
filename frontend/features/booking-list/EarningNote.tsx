import { FilterNote } from '@frontend/shared/ui/lists/FilterNote';
import { BOOKING_LIST_TEXTS } from '@schema/texts/bookings/booking-list';
import { periodText } from '@schema/values/time/report-period';
import type { EarningFilter } from './earning-filter';

interface EarningNoteProps {
  readonly filter: EarningFilter;
  /** A booking of the filtered car; null: no car filter, or no bookings. */
  readonly car: { readonly carTitle: string; readonly licensePlate: string } | null;
  readonly onClear: () => void;
}

/** Describes the filter set by a link from the analytics, with a reset. */
export function EarningNote({ filter, car, onClear }: EarningNoteProps) {
  const { period, carId } = filter;
  const parts = [
    ...(period ? [`${BOOKING_LIST_TEXTS.earning} ${periodText(period)}`] : []),
    ...(carId ? [car ? `${car.carTitle} ${car.licensePlate}` : BOOKING_LIST_TEXTS.oneCar] : []),
  ];
  return <FilterNote words={parts} clear={BOOKING_LIST_TEXTS.allBookings} onClear={onClear} />;
}
