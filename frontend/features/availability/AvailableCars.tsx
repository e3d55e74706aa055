import { guardPresses } from '@frontend/shared/lib/presses/guard-presses';
import type { HeldRow } from '@frontend/shared/lib/steady/hold-places';
import { useSteadyRows } from '@frontend/shared/lib/steady/use-steady-rows';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { LoadFailure } from '@frontend/shared/ui/feedback/QueryStatus';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { SearchField } from '@frontend/shared/ui/fields/SearchField';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { MESSAGES } from '@schema/messages';
import { QUICK_BOOKING_TEXTS } from '@schema/texts/bookings/availability';
import { wantedCars } from '@schema/values/fleet/wanted-cars';
import { CAR_FORMS, plural } from '@schema/values/words/plural';
import CarFront from 'lucide-react/icons/car-front';
import { type ReactNode, useState } from 'react';
import { AvailableCarRow } from './AvailableCarRow';
import css from './AvailableCars.module.css';
import type { AvailableCar, AvailableView } from './useAvailableCars';

interface AvailableCarsProps {
  readonly view: AvailableView;
  /** Period of the cars; a change resets the list. */
  readonly question: string;
  readonly onChoose: (carId: number) => void;
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

/** The free cars of a period, or the reason for an empty list. */
export function AvailableCars({ view, question, onChoose, whenNone = asIs }: AvailableCarsProps) {
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
  const isRefreshing = view.state === 'refreshing';
  const shown = rowsMeant(rows, sought);
  const free = shown.filter(({ isGone }) => !isGone).length;
  return (
    <Stack
      as="section"
      gap={10}
      className={css.section}
      aria-label={QUICK_BOOKING_TEXTS.list}
      aria-busy={isRefreshing}
    >
      <Row gap={12} align="baseline" justify="between">
        <Text as="h3" size="body" weight={650}>
          {QUICK_BOOKING_TEXTS.list}
        </Text>
        <Text tone="muted" size="label" role="status">
          {isRefreshing ? QUICK_BOOKING_TEXTS.refreshing : carCount(free, waiting.length)}
        </Text>
      </Row>
      {(rows.length > FEW || sought !== '') && (
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
            onChoose={() => onChoose(item.car.id)}
          />
        ))}
      </Stack>
    </Stack>
  );
}
