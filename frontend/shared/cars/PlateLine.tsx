import { classNames } from '@frontend/shared/lib/class-names';
import { PlateChip } from '@frontend/shared/ui/badges/PlateChip';
import { type CarLook, colourAndYear } from '@schema/values/fleet/car-title';
import css from './PlateLine.module.css';

interface PlateLineProps {
  readonly car: Partial<CarLook> & { readonly licensePlate: string };
  /** In a table: colour and year are under the plates of all rows, or beside all of them. */
  readonly isStacked?: boolean;
}

/** Plate, colour and year, which distinguish two cars of one model. */
export function PlateLine({ car, isStacked = false }: PlateLineProps) {
  const look = colourAndYear(car);
  return (
    <span className={classNames(css.line, isStacked && css.stacked)}>
      <PlateChip plate={car.licensePlate} />
      {look && <span className={css.look}> {look}</span>}
    </span>
  );
}
