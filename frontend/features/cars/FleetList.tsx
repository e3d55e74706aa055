import { CarPicture } from '@frontend/shared/ui/CarPicture';
import { IconButton } from '@frontend/shared/ui/IconButton';
import { PlateChip } from '@frontend/shared/ui/PlateChip';
import { CARS_TEXTS } from '@schema/texts/cars';
import { displayName } from '@schema/values/car-title';
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import css from './FleetList.module.css';
import { movedBy, movedTo } from './move';
import type { FleetCar } from './useFleet';

interface FleetListProps {
  readonly cars: readonly FleetCar[];
  /** The car in the form; null: a new one. */
  readonly chosen: number | null;
  readonly onChoose: (id: number) => void;
  readonly onOrder: (ids: readonly number[]) => void;
}

/** Cars in the board's order, moved by buttons, by mouse, by finger and by keyboard (spec 2, §2). */
export function FleetList({ cars, chosen, onChoose, onOrder }: FleetListProps) {
  const ids = cars.map(({ id }) => id);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return;
      const moved = new Set([...keys].map(Number));
      onOrder(movedTo(ids, moved, { item: Number(target.key), position: target.dropPosition }));
    },
  });
  return (
    <GridList
      className={css.list ?? ''}
      aria-label={CARS_TEXTS.list}
      items={cars}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection={chosen !== null}
      selectedKeys={chosen === null ? [] : [chosen]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : [...keys];
        if (key !== undefined) onChoose(Number(key));
      }}
      dragAndDropHooks={dragAndDropHooks}
    >
      {(car) => {
        const title = displayName(car);
        return (
          <GridListItem
            id={car.id}
            textValue={`${title} ${car.licensePlate}`}
            className={css.item ?? ''}
          >
            <Button slot="drag" className={css.grip} aria-label={`${CARS_TEXTS.drag} ${title}`}>
              <GripVertical aria-hidden="true" />
            </Button>
            <CarPicture photo={car.photos[0] ?? null} color={car.color ?? null} />
            <span className={css.names}>
              <span className={css.title}>{title}</span>
              <PlateChip plate={car.licensePlate} />
            </span>
            <span className={css.moves}>
              <IconButton
                label={`${CARS_TEXTS.moveUp} ${title}`}
                icon={<ChevronUp />}
                disabled={car.id === ids[0]}
                onClick={() => onOrder(movedBy(ids, car.id, -1))}
              />
              <IconButton
                label={`${CARS_TEXTS.moveDown} ${title}`}
                icon={<ChevronDown />}
                disabled={car.id === ids.at(-1)}
                onClick={() => onOrder(movedBy(ids, car.id, 1))}
              />
            </span>
          </GridListItem>
        );
      }}
    </GridList>
  );
}
