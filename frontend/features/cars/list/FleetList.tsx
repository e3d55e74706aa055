import { PlateLine } from '@frontend/shared/cars/PlateLine';
import { focusUnlessTyping } from '@frontend/shared/lib/overlays/focus-return';
import { CarPicture } from '@frontend/shared/ui/badges/CarPicture';
import { CARS_TEXTS } from '@schema/texts/fleet/cars';
import { displayName } from '@schema/values/fleet/car-title';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import type { FleetCar } from '../useFleet';
import css from './FleetList.module.css';
import { type Move, movedBy, movedTo } from './move';

interface FleetListProps {
  readonly cars: readonly FleetCar[];
  /** The selected car; null: a new one. */
  readonly chosen: number | null;
  readonly onChoose: (id: number) => void;
  /** Null: only a part of the fleet is shown, which cannot be reordered. */
  readonly onMove: ((move: Move) => void) | null;
}

/** Cars in their order, reordered by button, pointer, touch or keyboard (requirements.md, F1). */
export function FleetList({ cars, chosen, onChoose, onMove }: FleetListProps) {
  const first = cars[0]?.id;
  const last = cars.at(-1)?.id;
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return;
      const moved = new Set([...keys].map(Number));
      const place = { item: Number(target.key), position: target.dropPosition };
      onMove?.((ids) => movedTo(ids, moved, place));
    },
  });
  return (
    <GridList
      className={css.list ?? ''}
      aria-label={CARS_TEXTS.list}
      items={cars}
      // Rows are cached by car: list every other value they render.
      dependencies={[first, last, onMove]}
      selectionMode="single"
      // Select on press or Enter only: moving the focus to a row's buttons must not change the
      // form.
      selectionBehavior="toggle"
      disallowEmptySelection={chosen !== null}
      selectedKeys={chosen === null ? [] : [chosen]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : [...keys];
        if (key !== undefined) onChoose(Number(key));
      }}
      {...(onMove && { dragAndDropHooks })}
    >
      {(car) => {
        const title = displayName(car);
        return (
          <GridListItem
            id={car.id}
            textValue={`${title} ${car.licensePlate}`}
            className={css.item ?? ''}
          >
            {onMove && (
              <Button slot="drag" className={css.grip} aria-label={`${CARS_TEXTS.drag} ${title}`}>
                <GripVertical aria-hidden="true" />
              </Button>
            )}
            <CarPicture car={car} />
            <span className={css.names}>
              <span className={css.title}>{title}</span>
              <PlateLine car={car} />
            </span>
            {onMove && (
              <MoveButtons
                title={title}
                isFirst={car.id === first}
                isLast={car.id === last}
                onMove={(step) => onMove((ids) => movedBy(ids, car.id, step))}
              />
            )}
          </GridListItem>
        );
      }}
    </GridList>
  );
}

interface MoveButtonsProps {
  readonly title: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (step: -1 | 1) => void;
}

/**
 * Moves a car one step up or down. React Aria buttons: a press of a native one would also select
 * the row. When one is disabled at an end of the list, the other gets the focus.
 */
function MoveButtons({ title, isFirst, isLast, onMove }: MoveButtonsProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<-1 | 1 | null>(null);
  const press = (step: -1 | 1) => {
    pressed.current = step;
    onMove(step);
  };
  useEffect(() => {
    if (isFirst && pressed.current === -1) focusUnlessTyping(down.current);
    if (isLast && pressed.current === 1) focusUnlessTyping(up.current);
    if (isFirst || isLast) pressed.current = null;
  }, [isFirst, isLast]);
  return (
    <span className={css.moves}>
      <Button
        ref={up}
        className={css.move ?? ''}
        aria-label={`${CARS_TEXTS.moveUp} ${title}`}
        isDisabled={isFirst}
        onPress={() => press(-1)}
      >
        <ChevronUp aria-hidden="true" />
      </Button>
      <Button
        ref={down}
        className={css.move ?? ''}
        aria-label={`${CARS_TEXTS.moveDown} ${title}`}
        isDisabled={isLast}
        onPress={() => press(1)}
      >
        <ChevronDown aria-hidden="true" />
      </Button>
    </span>
  );
}
