import { CARS_TEXTS } from '@schema/texts/fleet/cars';
import { ChevronDown, ChevronUp } from 'lucide-react';
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
 * One step up or down. The buttons are of the list's own kind: a press of another kind would choose the
 * row as well. At an end of the list, where one is disabled, the other takes the focus.
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
