import { CarSummary } from '@frontend/shared/cars/CarSummary';
import { useSession, useZone } from '@frontend/shared/data/session';
import { useToday } from '@frontend/shared/data/use-today';
import { classNames } from '@frontend/shared/lib/class-names';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Text } from '@frontend/shared/ui/layout/Text';
import { QUICK_BOOKING_TEXTS } from '@schema/texts/bookings/availability';
import { SEVERAL_BOOKINGS_TEXTS } from '@schema/texts/bookings/several-bookings';
import { unreturnedWords } from '@schema/texts/bookings/whereabouts';
import { displayName, fullTitle } from '@schema/values/fleet/car-title';
import { formatRoubles } from '@schema/values/money/money';
import { formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { DAY_FORMS, plural } from '@schema/values/words/plural';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import css from './AvailableCarRow.module.css';
import type { AvailableCar } from './useAvailableCars';

interface AvailableCarRowProps {
  readonly item: AvailableCar;
  /** Booked since the list was opened: the row keeps its place. */
  readonly isTaken: boolean;
  /** The row is of the former dates: nothing is chosen until the list follows. */
  readonly isOutdated: boolean;
  readonly onChoose: () => void;
  /** Whether the car is among the chosen; absent: one car is chosen. */
  readonly isAdded?: boolean;
  /** No more cars may be added. */
  readonly isFull?: boolean;
}

/** A free car with its price, start of the free period and next event. */
export function AvailableCarRow(props: AvailableCarRowProps) {
  const { item, isTaken, isOutdated, onChoose, isAdded, isFull = false } = props;
  const { now, company } = useSession();
  const { car, price } = item;
  /** Formatted when in the future. */
  const moment = (iso: string | null) => {
    const instant = iso === null ? null : parseInstant(iso);
    return instant && instant > now() ? formatMoment(instant, company.timeZone) : null;
  };
  const release = moment(item.releaseAt);
  const next = moment(item.nextBookingStart);
  return (
    <li className={classNames(css.row, isTaken && css.taken)}>
      <CarSummary car={car} />
      <div className={css.times}>
        {isTaken ? (
          <Text as="strong" tone="warning" weight={600}>
            {QUICK_BOOKING_TEXTS.taken}
          </Text>
        ) : (
          <>
            {release && <span>{`${QUICK_BOOKING_TEXTS.freeFrom} ${release}`}</span>}
            {!release && !item.unreturned && <span>{QUICK_BOOKING_TEXTS.freeNow}</span>}
            {item.unreturned && <Unreturned rental={item.unreturned} />}
            <span>{next ? `${QUICK_BOOKING_TEXTS.next} ${next}` : QUICK_BOOKING_TEXTS.noNext}</span>
          </>
        )}
      </div>
      <div className={css.price}>
        {price ? (
          <>
            <strong>
              {formatRoubles(price.averagePricePerDay)} {QUICK_BOOKING_TEXTS.perDay}
            </strong>
            <span>
              {formatRoubles(price.totalPrice)} · {plural(price.totalDays, DAY_FORMS)}
            </span>
          </>
        ) : (
          <span>{QUICK_BOOKING_TEXTS.noPrice}</span>
        )}
      </div>
      <ChooseButton
        title={fullTitle(displayName(car), car)}
        isAdded={isAdded}
        isDisabled={isTaken || isOutdated || (isFull && !isAdded)}
        onClick={onChoose}
      />
    </li>
  );
}

interface ChooseButtonProps {
  readonly title: string;
  readonly isAdded: boolean | undefined;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

/** «Выбрать», or a toggle while several cars are chosen. */
function ChooseButton({ title, isAdded, isDisabled, onClick }: ChooseButtonProps) {
  const { add, added } = SEVERAL_BOOKINGS_TEXTS;
  if (isAdded === undefined) {
    return (
      <Button
        className={css.choose}
        aria-label={`${QUICK_BOOKING_TEXTS.choose}: ${title}`}
        disabled={isDisabled}
        onClick={onClick}
      >
        {QUICK_BOOKING_TEXTS.choose}
      </Button>
    );
  }
  return (
    <Button
      className={classNames(css.choose, css.toggle)}
      look={isAdded ? 'primary' : 'secondary'}
      icon={isAdded ? <Check /> : <Plus />}
      aria-label={`${isAdded ? added : add}: ${title}`}
      disabled={isDisabled}
      onClick={onClick}
    >
      {isAdded ? added : add}
    </Button>
  );
}

type UnreturnedRental = NonNullable<AvailableCar['unreturned']>;

/** «не возвращена: Иванов И., срок 17:30»: the car may be absent. */
function Unreturned({ rental }: { readonly rental: UnreturnedRental }) {
  const today = useToday();
  const zone = useZone();
  return (
    <Text tone="warning" weight={600}>
      {unreturnedWords(rental, today, zone)}
    </Text>
  );
}
