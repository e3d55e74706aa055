import { useMoment } from '@frontend/shared/data/use-moment';
import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { Select } from '@frontend/shared/ui/fields/select/Select';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Text } from '@frontend/shared/ui/layout/Text';
import { FramedList } from '@frontend/shared/ui/lists/List';
import { BREAKDOWN_TEXTS } from '@schema/texts/bookings/breakdown';
import { fullTitle } from '@schema/values/fleet/car-title';
import { MoveList } from '../MoveList';
import css from '../Reseating.module.css';
import { StayRow } from '../StayRow';
import type { BreakdownFacts } from './useBreakdown';
import type { BreakdownForm } from './useBreakdownForm';

interface BreakdownHitsProps {
  readonly facts: BreakdownFacts;
  readonly form: BreakdownForm;
}

/** Bookings affected by a breakdown, each with its action. */
export function BreakdownHits({ facts, form }: BreakdownHitsProps) {
  const { moves, chosen, choose, along, isPending } = form;
  const { rental, plan } = facts;
  if (!rental && moves.length + plan.stays.length === 0) {
    return <InfoPanel look="success">{BREAKDOWN_TEXTS.nothingHit}</InfoPanel>;
  }
  return (
    <>
      {rental && <Replacement rental={rental} form={form} />}
      {moves.length > 0 && (
        <section className={css.part} aria-label={BREAKDOWN_TEXTS.moves}>
          <h3 className={css.heading}>
            {BREAKDOWN_TEXTS.moves} <span className={css.count}>{moves.length}</span>
          </h3>
          <MoveList
            moves={moves}
            chosen={chosen}
            choose={choose}
            along={along}
            label={BREAKDOWN_TEXTS.moves}
            takesTariff={false}
            disabled={isPending}
          />
        </section>
      )}
      {plan.stays.length > 0 && (
        <section className={css.part} aria-label={BREAKDOWN_TEXTS.stays}>
          <h3 className={css.heading}>
            {BREAKDOWN_TEXTS.stays} <span className={css.count}>{plan.stays.length}</span>
          </h3>
          <FramedList label={BREAKDOWN_TEXTS.stays}>
            {plan.stays.map((seat) => (
              <StayRow key={`${seat.kind} ${seat.id}`} seat={seat} link={null} />
            ))}
          </FramedList>
        </section>
      )}
    </>
  );
}

interface ReplacementProps {
  readonly rental: NonNullable<BreakdownFacts['rental']>;
  readonly form: BreakdownForm;
}

function Replacement({ rental, form }: ReplacementProps) {
  const { values, update, isPending, suggested } = form;
  const moment = useMoment();
  const options = rental.cars.map((car) => ({ id: car.id, title: fullTitle(car.title, car) }));
  return (
    <section className={css.part} aria-label={BREAKDOWN_TEXTS.rental}>
      <h3 className={css.heading}>{BREAKDOWN_TEXTS.rental}</h3>
      <p>
        <b className={css.name}>{rental.customer}</b>{' '}
        <Text tone="muted" size="label">
          {moment(rental.startDate)} – {moment(rental.endDate)}
        </Text>
      </p>
      {suggested ? (
        <>
          <Checkbox
            label={BREAKDOWN_TEXTS.replace}
            hint={BREAKDOWN_TEXTS.replaceHint}
            isChecked={values.replaces}
            disabled={isPending}
            onChange={(replaces) => update((was) => ({ ...was, replaces }))}
          />
          {values.replaces && (
            <Select
              label={BREAKDOWN_TEXTS.replacement}
              options={options}
              value={suggested.id}
              isDisabled={isPending}
              onChange={(replacementId) => update((was) => ({ ...was, replacementId }))}
              hint={suggested.reason}
            />
          )}
        </>
      ) : (
        <InfoPanel look="warning">{BREAKDOWN_TEXTS.noReplacement}</InfoPanel>
      )}
    </section>
  );
}
