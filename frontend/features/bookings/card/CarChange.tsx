import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { OTHER_CARS_TEXTS } from '@schema/texts/bookings/bookings';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { OtherCars, type OtherCarsProps } from './OtherCars';

interface CarChangeProps extends OtherCarsProps {
  /** Path of the car swap of a rental in progress; null: another car is chosen here. */
  readonly swapPath: string | null | undefined;
}

export function CarChange({ swapPath, ...choice }: CarChangeProps) {
  if (!swapPath) return <OtherCars {...choice} />;
  return (
    <div>
      <ButtonLink target={{ to: swapPath }} icon={<ArrowLeftRight />}>
        {OTHER_CARS_TEXTS.open}
      </ButtonLink>
    </div>
  );
}
