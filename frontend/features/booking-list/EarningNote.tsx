import { Button } from '@frontend/shared/ui/buttons/Button';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { BOOKING_LIST_TEXTS } from '@schema/texts/bookings/booking-list';
import { periodText } from '@schema/values/time/report-period';
import X from 'lucide-react/icons/x';
import css from './BookingList.module.css';
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
  return (
    <InfoPanel look="info">
      <Row gap={12} rowGap={4} align="center" justify="between" wrap className={css.note}>
        <span>{parts.join(' · ')}</span>
        <Button look="quiet" icon={<X />} onClick={onClear}>
          {BOOKING_LIST_TEXTS.allBookings}
        </Button>
      </Row>
    </InfoPanel>
  );
}
