import { PlateChip } from '@frontend/shared/ui/badges/PlateChip';
import { type CarNameParts, colourAndYear } from '@schema/values/fleet/car-title';
import css from './PlateLine.module.css';

interface PlateLineProps {
  readonly car: Pick<CarNameParts, 'color' | 'year'> & { readonly licensePlate: string };
}

/** Plate, colour and year: they tell apart two cars of one model. */
export function PlateLine({ car }: PlateLineProps) {
  const look = colourAndYear(car);
  return (
    <span className={css.line}>
      <PlateChip plate={car.licensePlate} />
      {look && <span className={css.look}> {look}</span>}
    </span>
  );
}
