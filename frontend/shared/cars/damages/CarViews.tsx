import { CAR_VIEWS, type CarView } from '@schema/values/fleet/damage';
import { type DrawnDamage, type Point, PressedView } from './CarDrawing';
import css from './CarDrawing.module.css';

interface CarViewsProps {
  readonly damages: readonly DrawnDamage[];
  readonly onPress: (view: CarView, point: Point | null) => void;
}

/** All views of the drawing of a car; a press names a place. */
export function CarViews({ damages, onPress }: CarViewsProps) {
  return (
    <div className={css.views}>
      {CAR_VIEWS.map((view) => (
        <PressedView key={view} view={view} damages={damages} onPress={onPress} />
      ))}
    </div>
  );
}
