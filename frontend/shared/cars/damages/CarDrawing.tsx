import { classNames } from '@frontend/shared/lib/class-names';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { CAR_VIEW_TEXTS, DAMAGE_TEXTS } from '@schema/texts/fleet/car-state';
import type { CarView } from '@schema/values/fleet/damage';
import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import css from './CarDrawing.module.css';
import { CarOutline } from './CarOutline';

/** Coordinates on a view, 0 to 1. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface DrawnDamage extends Point {
  readonly id: number | string;
  readonly number: number;
  readonly view: CarView;
  /** `old`: known before the sheet that adds `new` ones. */
  readonly look: 'open' | 'old' | 'new';
}

const within = (value: number) => Math.min(1, Math.max(0, Math.round(value * 1000) / 1000));

function pointOf(event: MouseEvent<HTMLElement>): Point {
  const drawing = event.currentTarget.querySelector('svg') ?? event.currentTarget;
  const { left, top, width, height } = drawing.getBoundingClientRect();
  return {
    x: within((event.clientX - left) / width),
    y: within((event.clientY - top) / height),
  };
}

/** Step of an arrow key. */
const STEP = 0.02;
const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const CENTRE: Point = { x: 0.5, y: 0.5 };

interface ViewProps {
  readonly view: CarView;
  readonly damages: readonly DrawnDamage[];
}

function Marks({ view, damages }: ViewProps) {
  return damages
    .filter((damage) => damage.view === view)
    .map(({ id, number, x, y, look }) => (
      <span
        key={id}
        className={classNames(css.mark, css[look])}
        // Listed below the drawing.
        aria-hidden="true"
        style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      >
        <span>{number}</span>
      </span>
    ));
}

interface PressedViewProps extends ViewProps {
  /** Null: pressed by keyboard. */
  readonly onPress: (view: CarView, point: Point | null) => void;
}

/** A view with its damages; a press adds one at that point. */
export function PressedView({ view, damages, onPress }: PressedViewProps) {
  return (
    <button
      type="button"
      className={classNames(css.view, css[view])}
      // A press by keyboard has no coordinates.
      onClick={(event) => onPress(view, event.detail === 0 ? null : pointOf(event))}
    >
      <span className={css.caption}>
        <span className={textCss.spoken}>{DAMAGE_TEXTS.add}: </span>
        {CAR_VIEW_TEXTS[view]}
      </span>
      <span className={css.drawing}>
        <CarOutline view={view} />
        <Marks view={view} damages={damages} />
      </span>
    </button>
  );
}

interface PointFieldProps extends ViewProps {
  readonly point: Point | null;
  readonly error: string | null;
  readonly onChange: (point: Point) => void;
}

/** The place of a new damage: pressed on the drawing, or moved by the arrow keys. */
export function PointField({ view, damages, point, error, onChange }: PointFieldProps) {
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const { x, y } = point ?? CENTRE;
    onChange({ x: within(x + step.x), y: within(y + step.y) });
  };
  const { place, placeHint, at, noPoint } = DAMAGE_TEXTS;
  const hintId = useId();
  const words = point ? at(Math.round(point.x * 100), Math.round(point.y * 100)) : noPoint;
  return (
    <div className={css.field}>
      <button
        type="button"
        className={classNames(css.view, css.single, error !== null && css.invalid)}
        aria-label={`${place}, ${CAR_VIEW_TEXTS[view]}: ${words}`}
        aria-describedby={hintId}
        onClick={(event) => onChange(event.detail === 0 ? (point ?? CENTRE) : pointOf(event))}
        onKeyDown={move}
      >
        <span className={css.drawing}>
          <CarOutline view={view} />
          <Marks view={view} damages={damages} />
          {point && (
            <span
              className={classNames(css.mark, css.fresh)}
              style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
            />
          )}
        </span>
      </button>
      <p id={hintId} className={css.hint}>
        {error ?? placeHint}
      </p>
    </div>
  );
}
