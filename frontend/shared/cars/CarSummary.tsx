import { CAR_TEXTS } from '@schema/texts/bookings/bookings';
import { displayName } from '@schema/values/fleet/car-title';
import { CarPicture } from '../ui/lists/CarPicture';
import { PlateChip } from '../ui/lists/PlateChip';
import css from './CarSummary.module.css';
import type { CarFacts } from './car-facts';

/** Picture, brand and model, plate, colour and year of a car. */
export function CarSummary({ car }: { readonly car: CarFacts }) {
  return (
    <div className={css.car}>
      <CarPicture car={car} size={48} />
      <div className={css.names}>
        <div className={css.title}>{displayName(car)}</div>
        <div className={css.facts}>
          <PlateChip plate={car.licensePlate} />
          {car.color && <span>{car.color}</span>}
          {car.year && <span>{CAR_TEXTS.year(car.year)}</span>}
        </div>
      </div>
    </div>
  );
}
