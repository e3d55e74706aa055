import { useSession } from '@frontend/shared/data/session';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { unreturnedWords } from '@schema/texts/bookings/whereabouts';
import { DAY_DETAIL_TEXTS } from '@schema/texts/day/day-detail';
import { fullTitle } from '@schema/values/fleet/car-title';
import { formatRoubles } from '@schema/values/money/money';
import { dayOf } from '@schema/values/time/calendar';
import { DayCard } from './DayCard';
import css from './DayDetail.module.css';
import { freeCarFacts } from './free-car-facts';
import type { FreeCar } from './useDayDetail';

interface FreeCarCardProps {
  readonly car: FreeCar;
  /** Roubles of one day; null: no tariff; absent: no permission to book. */
  readonly price: number | null | undefined;
  /** Path of the booking form for the day; null: no permission. */
  readonly bookingPath: string | null;
}

/** A car free at the end of the day, with the start and length of the free period and its price. */
export function FreeCarCard({ car, price, bookingPath }: FreeCarCardProps) {
  const { now, company } = useSession();
  const zone = company.timeZone;
  const { carTitle, licensePlate, unreturned } = car;
  const priceFact = price !== undefined && {
    name: DAY_DETAIL_TEXTS.dayPrice,
    value: price === null ? DAY_DETAIL_TEXTS.noTariff : formatRoubles(price),
  };
  const facts = freeCarFacts(car, { now: now(), zone });
  return (
    <DayCard car={car} facts={priceFact ? [...facts, priceFact] : facts}>
      {unreturned && (
        <Text as="p" tone="warning" size="label">
          {unreturnedWords(unreturned, dayOf(now(), zone), zone)}
        </Text>
      )}
      {bookingPath && (
        <Row justify="end" className={css.action}>
          <ButtonLink
            target={{ to: bookingPath }}
            label={`${DAY_DETAIL_TEXTS.book}: ${fullTitle(carTitle, { licensePlate })}`}
          >
            {DAY_DETAIL_TEXTS.book}
          </ButtonLink>
        </Row>
      )}
    </DayCard>
  );
}
