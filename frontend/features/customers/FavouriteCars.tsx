import { PlateLine } from '@frontend/shared/cars/PlateLine';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { Text } from '@frontend/shared/ui/layout/Text';
import { DividedList } from '@frontend/shared/ui/lists/List';
import { CLIENT_CARD } from '@schema/constants';
import { CLIENT_CARD_TEXTS, TRIP_FORMS } from '@schema/texts/people/customers';
import { formatRoubles } from '@schema/values/money/money';
import { plural } from '@schema/values/words/plural';
import css from './ClientCard.module.css';
import type { ClientCardFacts } from './useClientCard';

/** Up to three cars with trips and amounts spent (requirements.md, C4). */
export function FavouriteCars({ cars }: Pick<ClientCardFacts, 'cars'>) {
  return (
    <Panel title={CLIENT_CARD_TEXTS.favourites}>
      {cars.length === 0 ? (
        <Text as="p" tone="muted">
          {CLIENT_CARD_TEXTS.noFavourites}
        </Text>
      ) : (
        <DividedList label={CLIENT_CARD_TEXTS.favourites}>
          {cars.slice(0, CLIENT_CARD.cars).map((car) => (
            <li key={car.carId} className={css.row}>
              <span className={css.who}>
                {car.carTitle}
                <PlateLine car={car} />
              </span>
              <Text tone="muted">{plural(car.totalBookings, TRIP_FORMS)}</Text>
              <span className={css.money}>{formatRoubles(car.totalSpent)}</span>
            </li>
          ))}
        </DividedList>
      )}
    </Panel>
  );
}
