import { guardPresses } from '@frontend/shared/lib/presses/guard-presses';
import type { HeldRow } from '@frontend/shared/lib/steady/hold-places';
import { useSteadyRows } from '@frontend/shared/lib/steady/use-steady-rows';
import { OfferButton } from '@frontend/shared/offers/OfferButton';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { LoadFailure } from '@frontend/shared/ui/feedback/QueryStatus';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { SearchField } from '@frontend/shared/ui/fields/SearchField';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { MAX_BOOKED_CARS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { QUICK_BOOKING_TEXTS } from '@schema/texts/bookings/availability';
import { OFFER_TEXTS } from '@schema/texts/bookings/offers';
import { SEVERAL_BOOKINGS_TEXTS } from '@schema/texts/bookings/several-bookings';
import { modelKey } from '@schema/values/fleet/car-title';
import { wantedCars } from '@schema/values/fleet/wanted-cars';
import type { Period } from '@schema/values/time/period';
import { CAR_FORMS, plural } from '@schema/values/words/plural';
import CarFront from 'lucide-react/icons/car-front';
import ListChecks from 'lucide-react/icons/list-checks';
import { type ReactNode, useState } from 'react';
import { AvailableCarRow } from './AvailableCarRow';
import css from './AvailableCars.module.css';
import { offerOfCars } from './offer-of-cars';
import type { AvailableCar, AvailableView } from './useAvailableCars';

interface AvailableCarsProps {
  readonly view: AvailableView;
  /** `modelKey` of the only model shown; null: all. */
  readonly model: string | null;
  /** Period of the cars; a change resets the list. */
  readonly question: string;
  /** The same period; null: invalid. */
  readonly period: Period | null;
  readonly onChoose: (carId: number) => void;
  /** Cars chosen together; null: one car is chosen. */
  readonly several: ReadonlySet<number> | null;
  /** Switches between one and several cars. */
  readonly onSeveral: () => void;
  /** Wraps the hint of an empty list. */
  readonly whenNone?: (hint: ReactNode) => ReactNode;
}

const asIs = (hint: ReactNode) => hint;

/** Length up to which the list has no search field. */
const FEW = 4;

type CarRow = HeldRow<AvailableCar>;

/** Matches make, model, class, plate or colour. */
function rowsMeant(rows: readonly CarRow[], text: string): readonly CarRow[] {
  if (text.trim() === '') return rows;
  const named = rows.map(({ item: { car } }, at) => ({ ...car, description: null, at }));
  const { cars: meant } = wantedCars(text, named, () => null);
  return meant.flatMap(({ at }) => rows[at] ?? []);
}

/** «5 машин»; cars freed since are shown when the list is opened again. */
function carCount(free: number, waiting: number): string {
  const count = plural(free, CAR_FORMS);
  return waiting > 0 ? `${count}, ${QUICK_BOOKING_TEXTS.moreFree(waiting)}` : count;
}

/** Longest list of variants in a text, cars. */
const MAX_VARIANTS = 10;

/** The free cars of a period, or the reason for an empty list. */
export function AvailableCars(props: AvailableCarsProps) {
  const { view, model, question, period, onChoose, whenNone = asIs } = props;
  const { several, onSeveral } = props;
  const { quickBooking } = MESSAGES;
  const [sought, setSought] = useState('');
  const known = 'cars' in view ? view.cars : null;
  const { rows, waiting } = useSteadyRows(known, {
    question,
    isComing: view.state !== 'ready',
    keyOf: ({ car }) => String(car.id),
  });
  if (view.state === 'invalid') {
    return (
      <InfoPanel look="warning" title={quickBooking.invalidPeriodTitle}>
        {quickBooking.invalidPeriod}
      </InfoPanel>
    );
  }
  if (view.state === 'loading') return <Spinner description={QUICK_BOOKING_TEXTS.loading} />;
  if (view.state === 'failed') {
    return <LoadFailure query={view} title={null} message={view.message} hasNarrowButton />;
  }
  if (rows.length === 0) {
    return whenNone(
      <EmptyState
        icon={<CarFront />}
        title={quickBooking.noFreeCars}
        description={QUICK_BOOKING_TEXTS.noFreeCarsHint}
      />,
    );
  }
  const isOutdated = view.state === 'outdated';
  const isRefreshing = isOutdated || view.state === 'refreshing';
  const ofModel = rows.filter(({ item }) => model === null || modelKey(item.car) === model);
  const shown = rowsMeant(ofModel, sought);
  const free = shown.filter(({ isGone }) => !isGone).length;
  const variants = shown.filter(({ item, isGone }) => !isGone && item.price);
  return (
    <Stack
      as="section"
      gap={10}
      className={css.section}
      aria-label={QUICK_BOOKING_TEXTS.list}
      aria-busy={isRefreshing}
    >
      <Row gap={12} rowGap={4} align="center" justify="between" wrap>
        <Text as="h3" size="body" weight={650}>
          {QUICK_BOOKING_TEXTS.list}
        </Text>
        <Text tone="muted" size="label" role="status">
          {isRefreshing ? QUICK_BOOKING_TEXTS.refreshing : carCount(free, waiting.length)}
        </Text>
        {rows.length > 1 && (
          <Button
            icon={<ListChecks />}
            className={css.several}
            aria-pressed={several !== null}
            onClick={onSeveral}
          >
            {SEVERAL_BOOKINGS_TEXTS.several}
          </Button>
        )}
        {period && variants.length > 1 && (
          <OfferButton
            look="icon"
            title={OFFER_TEXTS.sendVariants}
            offer={() =>
              offerOfCars(
                variants.slice(0, MAX_VARIANTS).map(({ item }) => item),
                period,
              )
            }
            disabled={isRefreshing}
          />
        )}
      </Row>
      {(ofModel.length > FEW || sought !== '') && (
        <SearchField
          label={QUICK_BOOKING_TEXTS.search}
          placeholder={QUICK_BOOKING_TEXTS.searchPlaceholder}
          value={sought}
          onChange={setSought}
        />
      )}
      {shown.length === 0 && (
        <EmptyState
          icon={<CarFront />}
          title={QUICK_BOOKING_TEXTS.nothingFound}
          description={QUICK_BOOKING_TEXTS.nothingFoundHint}
        />
      )}
      <Stack as="ul" gap={8} ref={guardPresses} className={css.list}>
        {shown.map(({ key, item, isGone }) => (
          <AvailableCarRow
            key={key}
            item={item}
            isTaken={isGone}
            isOutdated={isOutdated}
            {...(several && {
              isAdded: several.has(item.car.id),
              isFull: several.size >= MAX_BOOKED_CARS,
            })}
            onChoose={() => onChoose(item.car.id)}
          />
        ))}
      </Stack>
    </Stack>
  );
}
