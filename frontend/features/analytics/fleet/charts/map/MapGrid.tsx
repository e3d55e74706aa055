import { useTextScale } from '@frontend/shared/lib/device/text-scale';
import { useIsCoarse } from '@frontend/shared/lib/device/use-media';
import { CHART_TEXTS } from '@schema/texts/reports/charts';
import type { Day } from '@schema/values/time/calendar';
import { type PointerEvent, useRef, useState } from 'react';
import { type Bucket, tickedPlaces } from '../columns/buckets';
import { useWidth } from '../use-width';
import css from './MapGrid.module.css';
import { MapRows } from './MapRows';
import { type MapCar, type Place, placeByKey } from './occupancy';

interface MapGridProps {
  readonly label: string;
  readonly cars: readonly MapCar[];
  readonly buckets: readonly Bucket[];
  readonly today: Day;
  readonly carPath: ((carId: number) => string) | null;
  readonly chosen: Place | null;
  readonly onHover: (place: Place | null) => void;
  readonly onChoose: (place: Place | null) => void;
  readonly onOpen: () => void;
}

/** Design px. */
const ROW = 22;
const TOUCH_ROW = 30;
const MOST_HEIGHT = 396;
const NAMES = 176;
const NARROW_NAMES = 92;
/** Below this width car names are shortened. */
const NARROW = 560;
/** Overscan: rows drawn above and below the viewport. */
const SPARE_ROWS = 6;

/**
 * The map's cells, virtualized, one path per kind. Arrow keys move over cars and days, hence the
 * `application` role (docs/design.md, charts).
 */
export function MapGrid(props: MapGridProps) {
  const { label, cars, buckets, chosen, onHover, onChoose, onOpen } = props;
  const [ref, width] = useWidth<HTMLDivElement>();
  const frame = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(0);
  const scale = useTextScale();
  const row = (useIsCoarse() ? TOUCH_ROW : ROW) * scale;
  const names = namesWidth(width / scale, cars.length) * scale;
  const cell = Math.max(0.5, (width - names) / Math.max(1, buckets.length));
  const height = Math.min(MOST_HEIGHT * scale, cars.length * row);
  const firstRow = Math.max(0, Math.floor(scrolled / row) - SPARE_ROWS);
  const lastRow = Math.min(cars.length, Math.ceil((scrolled + height) / row) + SPARE_ROWS);
  const placeAt = (event: PointerEvent<HTMLElement>): Place | null => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const place = {
      row: Math.floor((event.clientY - top) / row),
      column: Math.floor((event.clientX - left - names) / cell),
    };
    const isIn = place.column >= 0 && place.column < buckets.length && place.row < cars.length;
    return isIn ? place : null;
  };
  const choose = (place: Place) => {
    onChoose(place);
    const view = frame.current;
    if (!view) return;
    const top = place.row * row;
    if (top < view.scrollTop) view.scrollTop = top;
    if (top + row > view.scrollTop + height) view.scrollTop = top + row - height;
  };
  return (
    <div ref={ref} className={css.map}>
      {width > 0 && <MapTicks buckets={buckets} width={width} names={names} scale={scale} />}
      <div
        ref={frame}
        className={css.frame}
        style={{ height }}
        role="application"
        aria-roledescription={CHART_TEXTS.map}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move over its cells
        tabIndex={0}
        onScroll={(event) => setScrolled(event.currentTarget.scrollTop)}
        onKeyDown={(event) => {
          if (event.target !== event.currentTarget) return;
          if (event.key === 'Enter' && chosen) onOpen();
          else if (event.key === 'Escape' && chosen) onChoose(null);
          else {
            const size = { rows: cars.length, columns: buckets.length };
            const from = chosen ?? { row: firstShown(scrolled, row), column: 0 };
            const next = chosen ? placeByKey(event.key, from, size) : startByKey(event.key, from);
            if (!next) return;
            onHover(null);
            choose(next);
          }
          event.preventDefault();
        }}
      >
        <div
          className={css.sheet}
          style={{ height: cars.length * row }}
          onPointerMove={(event) => {
            if (event.pointerType === 'mouse') onHover(placeAt(event));
          }}
          onPointerLeave={() => onHover(null)}
          onPointerUp={(event) => {
            const place = placeAt(event);
            if (place) onChoose(place);
          }}
        >
          {width > 0 && (
            <MapRows
              {...props}
              width={width}
              names={names}
              cell={cell}
              row={row}
              firstRow={firstRow}
              lastRow={lastRow}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** A single car has no name column: the page shows its name. */
function namesWidth(width: number, cars: number): number {
  if (cars === 1) return 0;
  return width < NARROW ? NARROW_NAMES : NAMES;
}

const firstShown = (scrolled: number, row: number) => Math.ceil(scrolled / row);

/** The first key selects the first visible cell. */
function startByKey(key: string, from: Place): Place | null {
  return placeByKey(key, from, { rows: 1, columns: 1 }) && from;
}

/** Design px. */
const TICK_WIDTH = 46;

interface MapTicksProps {
  readonly buckets: readonly Bucket[];
  readonly width: number;
  readonly names: number;
  readonly scale: number;
}

/** Dates above the map, limited by the width. */
function MapTicks({ buckets, width, names, scale }: MapTicksProps) {
  const cell = (width - names) / Math.max(1, buckets.length);
  const room = TICK_WIDTH * scale;
  const places = tickedPlaces(buckets.length, Math.floor((width - names) / room));
  return (
    <div className={css.ticks} aria-hidden="true">
      {places.map((place) => (
        <span
          key={place}
          style={{ insetInlineStart: Math.min(names + place * cell, width - room + 10 * scale) }}
        >
          {buckets[place]?.tick}
        </span>
      ))}
    </div>
  );
}
