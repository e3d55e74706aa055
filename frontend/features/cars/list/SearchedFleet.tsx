import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { SearchField } from '@frontend/shared/ui/fields/SearchField';
import { CARS_TEXTS } from '@schema/texts/fleet/cars';
import { foundText } from '@schema/texts/shell/lists';
import { matchesCar } from '@schema/values/fleet/car-search';
import CarFront from 'lucide-react/icons/car-front';
import { useState } from 'react';
import type { FleetCar } from '../useFleet';
import { FleetList } from './FleetList';
import type { Move } from './move';
import css from './SearchedFleet.module.css';

interface SearchedFleetProps {
  readonly cars: readonly FleetCar[];
  readonly chosen: number | null;
  readonly onChoose: (id: number) => void;
  readonly onMove: (move: Move) => void;
}

/** The fleet with a search by name, plate, colour and year; filtered cars cannot be reordered. */
export function SearchedFleet({ cars, onMove, ...list }: SearchedFleetProps) {
  const [sought, setSought] = useState('');
  const isPart = sought.trim() !== '';
  const shown = isPart ? cars.filter((car) => matchesCar(sought, car)) : cars;
  return (
    <>
      <div className={css.search}>
        <SearchField
          label={CARS_TEXTS.search}
          placeholder={CARS_TEXTS.searchPlaceholder}
          value={sought}
          onChange={setSought}
        />
        <span className={css.count} role="status">
          {isPart && foundText(shown.length, cars.length)}
        </span>
      </div>
      {shown.length > 0 ? (
        // Reordering cannot be toggled in a mounted list.
        <FleetList key={String(isPart)} cars={shown} onMove={isPart ? null : onMove} {...list} />
      ) : (
        <EmptyState
          icon={<CarFront />}
          title={CARS_TEXTS.nothingFound}
          description={CARS_TEXTS.nothingFoundHint}
        />
      )}
    </>
  );
}
