import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { SearchSelect } from '@frontend/shared/ui/fields/select/SearchSelect';
import { Select } from '@frontend/shared/ui/fields/select/Select';
import { DateField } from '@frontend/shared/ui/pickers/DateField';
import { CACHE_AGES_MS } from '@schema/constants';
import { RESEATING_TEXTS } from '@schema/texts/bookings/reseating';
import { matchesCarTitle } from '@schema/values/fleet/car-search';
import { fullTitle } from '@schema/values/fleet/car-title';
import type { Day } from '@schema/values/time/calendar';
import css from './Reseating.module.css';
import { RESEAT_GOALS, type ReseatAddress } from './reseat-address';
import { SeatCarsDocument } from './reseating.generated';

const GOALS = RESEAT_GOALS.map((id) => ({ id, title: RESEATING_TEXTS.goals[id] }));
const NOTHING = {};

interface ReseatFormProps {
  readonly requested: ReseatAddress;
  readonly today: Day;
  readonly onAsk: (requested: ReseatAddress) => void;
}

/** The car or model to free, and the days. */
export function ReseatForm({ requested, today, onAsk }: ReseatFormProps) {
  const { data, error } = useFreshQuery(SeatCarsDocument, {
    variables: NOTHING,
    maxAgeMs: CACHE_AGES_MS.analytics,
  });
  const cars = data?.seatCars ?? [];
  const models = [...new Set(cars.map(({ title }) => title))].sort((a, b) =>
    a.localeCompare(b, 'ru'),
  );
  const failed = error ? RESEATING_TEXTS.carsFailed : null;
  return (
    <section className={css.form} aria-label={RESEATING_TEXTS.question}>
      <Select
        className={css.wide}
        label={RESEATING_TEXTS.goal}
        options={GOALS}
        value={requested.goal}
        onChange={(goal) => goal && onAsk({ ...requested, goal })}
      />
      {requested.goal === 'model' ? (
        <SearchSelect
          className={css.wide}
          label={RESEATING_TEXTS.model}
          placeholder={RESEATING_TEXTS.modelPlaceholder}
          options={models.map((title) => ({ id: title, title }))}
          value={requested.model}
          onChange={(model) => onAsk({ ...requested, model })}
          error={failed}
          isMeant={matchesCarTitle}
        />
      ) : (
        <SearchSelect
          className={css.wide}
          label={RESEATING_TEXTS.car}
          placeholder={RESEATING_TEXTS.carPlaceholder}
          options={cars.map((car) => ({ id: car.id, title: fullTitle(car.title, car) }))}
          value={requested.carId}
          onChange={(carId) => onAsk({ ...requested, carId })}
          error={failed}
          isMeant={matchesCarTitle}
        />
      )}
      <DateField
        label={RESEATING_TEXTS.from}
        value={requested.from}
        min={today}
        onChange={(from) => from >= today && onAsk({ ...requested, from })}
      />
      <DateField
        label={RESEATING_TEXTS.to}
        value={requested.to}
        min={requested.from}
        onChange={(to) => to >= requested.from && onAsk({ ...requested, to })}
      />
    </section>
  );
}
