import { PlateLine } from '@frontend/shared/cars/PlateLine';
import { Panel } from '@frontend/shared/ui/layout/Panel';
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
        <p className={css.quiet}>{CLIENT_CARD_TEXTS.noFavourites}</p>
      ) : (
        <DividedList label={CLIENT_CARD_TEXTS.favourites}>
          {cars.slice(0, CLIENT_CARD.cars).map((car) => (
            <li key={car.carId} className={css.row}>
              <span className={css.who}>
                {car.carTitle}
                <PlateLine car={car} />
              </span>
              <span className={css.quiet}>{plural(car.totalBookings, TRIP_FORMS)}</span>
              <span className={css.money}>{formatRoubles(car.totalSpent)}</span>
            </li>
          ))}
        </DividedList>
      )}
    </Panel>
  );
}
