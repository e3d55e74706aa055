import { CarSummary } from '@frontend/shared/cars/CarSummary';
import type { CarFacts } from '@frontend/shared/cars/car-facts';
import { classNames } from '@frontend/shared/lib/class-names';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { PRICE_STEP } from '@schema/constants';
import type { SeveralBookingsValues } from '@schema/forms/bookings/several-bookings';
import { QUICK_BOOKING_TEXTS } from '@schema/texts/bookings/availability';
import { SEVERAL_BOOKINGS_TEXTS as texts } from '@schema/texts/bookings/several-bookings';
import { displayName, fullTitle } from '@schema/values/fleet/car-title';
import { formatExactRoubles, parseAmount } from '@schema/values/money/money';
import X from 'lucide-react/icons/x';
import css from './BookedCarList.module.css';

export type BookedCars = SeveralBookingsValues['cars'];

interface BookedCarListProps {
  readonly cars: BookedCars;
  readonly carOf: (carId: number) => CarFacts | null;
  /** The car that the last save found occupied; null: none. */
  readonly takenId: number | null;
  /** Error of the price of the car at this place. */
  readonly errorOf: (at: number) => string | null;
  readonly onPrice: (carId: number, totalPrice: string) => void;
  readonly onRemove: (carId: number) => void;
}

/** Sum of typed amounts, roubles; null while none is typed. */
export function sumOf(typed: readonly string[]): number | null {
  const amounts = typed.flatMap((text) => parseAmount(text) ?? []);
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0);
}

const roubles = (amount: number | null) => (amount === null ? '—' : formatExactRoubles(amount));

/** The cars booked together: price and deposit of each, and the sums. */
export function BookedCarList(props: BookedCarListProps) {
  const { cars, carOf, takenId, errorOf, onPrice, onRemove } = props;
  return (
    <Stack as="section" gap={10} aria-label={texts.cars}>
      <Text as="h3" tone="label" size="label" weight={600} hasOwnLine>
        {texts.cars}
      </Text>
      <Stack as="ul" gap={8} className={css.cars}>
        {cars.map(({ carId, totalPrice, depositAmount }, at) => {
          const car = carOf(carId);
          if (!car) return null;
          const title = fullTitle(displayName(car), car);
          const isTaken = carId === takenId;
          return (
            <li key={carId} className={classNames(css.car, isTaken && css.taken)}>
              <CarSummary car={car} />
              {cars.length > 1 && (
                <IconButton
                  label={texts.removeOf(title)}
                  icon={<X />}
                  onClick={() => onRemove(carId)}
                />
              )}
              <MoneyField
                className={css.price ?? ''}
                label={texts.priceOf(title)}
                isLabelHidden
                step={PRICE_STEP}
                value={totalPrice}
                error={errorOf(at)}
                hint={totalPrice === '' && texts.noPrice}
                onChange={(typed) => onPrice(carId, typed)}
              />
              <Text tone={isTaken ? 'warning' : 'muted'} size="label" className={css.deposit}>
                {isTaken
                  ? QUICK_BOOKING_TEXTS.taken
                  : texts.deposit(roubles(parseAmount(depositAmount)))}
              </Text>
            </li>
          );
        })}
      </Stack>
      <Stack as="dl" gap={6} className={css.sums}>
        <Row gap={12} align="baseline" justify="between" className={css.total}>
          <dt>{texts.sum}</dt>
          <dd>{roubles(sumOf(cars.map((car) => car.totalPrice)))}</dd>
        </Row>
        <Row gap={12} align="baseline" justify="between">
          <dt>{texts.depositSum}</dt>
          <dd>{roubles(sumOf(cars.map((car) => car.depositAmount)))}</dd>
        </Row>
      </Stack>
    </Stack>
  );
}
