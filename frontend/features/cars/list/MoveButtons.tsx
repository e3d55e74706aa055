import { CARS_TEXTS } from '@schema/texts/fleet/cars';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import css from './MoveButtons.module.css';

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
export function MoveButtons({ title, isFirst, isLast, onMove }: MoveButtonsProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<-1 | 1 | null>(null);
  const press = (step: -1 | 1) => {
    pressed.current = step;
    onMove(step);
  };
  useEffect(() => {
    if (isFirst && pressed.current === -1) down.current?.focus();
    if (isLast && pressed.current === 1) up.current?.focus();
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
