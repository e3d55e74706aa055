import { CarChoices } from '@frontend/shared/bookings/ConflictFixes';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { MESSAGES } from '@schema/messages';
import { OTHER_CARS_TEXTS } from '@schema/texts/bookings/bookings';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { useState } from 'react';
import { useFreeCars } from '../useFreeCars';

/** Number of cars shown, cheapest first; the board shows the rest. */
const SHOWN = 8;

export interface OtherCarsProps {
  /** ISO instants; null when the dates are no valid period. */
  readonly period: { readonly startDate: string; readonly endDate: string } | null;
  readonly carId: number;
  readonly disabled: boolean;
  /** Path of the moves of other bookings that make room; shown when no car is free. */
  readonly reseatPath?: string | null | undefined;
  readonly onTake: (carId: number) => void;
}

/** «Другой автомобиль»: cars that are free on the booking's dates. */
export function OtherCars({ period, carId, disabled, reseatPath, onTake }: OtherCarsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={12} align="start">
      <Button
        icon={<ArrowLeftRight />}
        aria-expanded={isOpen}
        disabled={disabled || period === null}
        onClick={() => setOpen(!isOpen)}
      >
        {OTHER_CARS_TEXTS.open}
      </Button>
      {isOpen && period && (
        <FreeCars
          period={period}
          carId={carId}
          reseatPath={reseatPath}
          onTake={(chosen) => {
            setOpen(false);
            onTake(chosen);
          }}
        />
      )}
    </Stack>
  );
}

function FreeCars({ period, carId, reseatPath, onTake }: Omit<OtherCarsProps, 'disabled'>) {
  const view = useFreeCars(period);
  if (view.state === 'loading') return <Spinner description={OTHER_CARS_TEXTS.loading} />;
  if (view.state === 'failed') return <ErrorBox message={view.message} />;
  const cars = view.cars.filter((car) => car.carId !== carId).slice(0, SHOWN);
  if (cars.length === 0) {
    return (
      <>
        <Text as="p" tone="muted">
          {MESSAGES.quickBooking.noFreeCars}
        </Text>
        {reseatPath && (
          <ButtonLink target={{ to: reseatPath }}>{OTHER_CARS_TEXTS.reseat}</ButtonLink>
        )}
      </>
    );
  }
  return <CarChoices title={OTHER_CARS_TEXTS.free} cars={cars} onTake={onTake} />;
}
