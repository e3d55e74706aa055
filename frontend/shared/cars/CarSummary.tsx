import { displayName } from '@schema/values/fleet/car-title';
import { CarPicture } from '../ui/badges/CarPicture';
import css from './CarSummary.module.css';
import type { CarFacts } from './car-facts';
import { PlateLine } from './PlateLine';

/** Picture, brand and model, plate, colour and year of a car. */
export function CarSummary({ car }: { readonly car: CarFacts }) {
  return (
    <div className={css.car}>
      <CarPicture car={car} size={48} />
      <div className={css.names}>
        <div className={css.title}>{displayName(car)}</div>
        <div className={css.facts}>
          <PlateLine car={car} />
        </div>
      </div>
    </div>
  );
}
