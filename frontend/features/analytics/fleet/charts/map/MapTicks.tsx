import { type Bucket, tickedPlaces } from '../columns/buckets';
import css from './MapGrid.module.css';

/** Design px. */
const TICK_WIDTH = 46;

interface MapTicksProps {
  readonly buckets: readonly Bucket[];
  readonly width: number;
  readonly names: number;
  readonly scale: number;
}

/** Dates above the map, as many as fit. */
export function MapTicks({ buckets, width, names, scale }: MapTicksProps) {
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
