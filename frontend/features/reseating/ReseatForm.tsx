import { SeatCarsDocument } from '@frontend/gql/graphql';
import { useFreshQuery } from '@frontend/shared/data/use-fresh-query';
import { Select } from '@frontend/shared/ui/fields/Select';
import { DateField } from '@frontend/shared/ui/pickers/DateField';
import { CACHE_AGES_MS } from '@schema/constants';
import { RESEATING_TEXTS } from '@schema/texts/bookings/reseating';
import type { Day } from '@schema/values/time/calendar';
import css from './Reseating.module.css';
import { RESEAT_GOALS, type ReseatAddress } from './reseat-address';

const GOALS = RESEAT_GOALS.map((id) => ({ id, title: RESEATING_TEXTS.goals[id] }));
const NOTHING = {};

interface ReseatFormProps {
  readonly asked: ReseatAddress;
  readonly today: Day;
  readonly onAsk: (asked: ReseatAddress) => void;
}

/** The car or model to free, and the days. */
export function ReseatForm({ asked, today, onAsk }: ReseatFormProps) {
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
        value={asked.goal}
        onChange={(goal) => goal && onAsk({ ...asked, goal })}
      />
      {asked.goal === 'model' ? (
        <Select
          className={css.wide}
          label={RESEATING_TEXTS.model}
          placeholder={RESEATING_TEXTS.modelPlaceholder}
          options={models.map((title) => ({ id: title, title }))}
          value={asked.model}
          onChange={(model) => onAsk({ ...asked, model })}
          error={failed}
        />
      ) : (
        <Select
          className={css.wide}
          label={RESEATING_TEXTS.car}
          placeholder={RESEATING_TEXTS.carPlaceholder}
          options={cars.map(({ id, title, licensePlate }) => ({
            id,
            title: `${title} · ${licensePlate}`,
          }))}
          value={asked.carId}
          onChange={(carId) => onAsk({ ...asked, carId })}
          error={failed}
        />
      )}
      <DateField
        label={RESEATING_TEXTS.from}
        value={asked.from}
        min={today}
        onChange={(from) => from >= today && onAsk({ ...asked, from })}
      />
      <DateField
        label={RESEATING_TEXTS.to}
        value={asked.to}
        min={asked.from}
        onChange={(to) => to >= asked.from && onAsk({ ...asked, to })}
      />
    </section>
  );
}
