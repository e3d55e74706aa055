import { Group } from '@visx/group';
import type { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { Bucket } from './buckets';
import css from './ColumnChart.module.css';
import { type Layer, sumAt } from './layer';

export type PlaceScale = ReturnType<typeof scaleBand<number>>;
export type ValueScale = ReturnType<typeof scaleLinear<number>>;

interface HatchesProps {
  /** Prefix of the pattern ids. */
  readonly id: string;
  readonly layers: readonly Layer[];
}

export function Hatches({ id, layers }: HatchesProps) {
  return (
    <defs>
      {layers.map(({ colour }, place) => (
        <pattern
          key={colour}
          id={`${id}${place}`}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="5" height="5" className={css.paper} />
          <rect width="3" height="5" style={{ fill: colour }} />
        </pattern>
      ))}
    </defs>
  );
}

interface StackedColumnsProps extends HatchesProps {
  readonly buckets: readonly Bucket[];
  readonly x: PlaceScale;
  readonly y: ValueScale;
  readonly aheadFrom: number;
}

export function StackedColumns({ id, buckets, layers, x, y, aheadFrom }: StackedColumnsProps) {
  return layers.map(({ name, colour, isHatched, values }, layer) => (
    <Group key={name}>
      {values.map((value, index) => {
        if (value <= 0) return null;
        const below = sumAt(layers.slice(0, layer), index);
        const top = y(below + value);
        return (
          <Bar
            key={buckets[index]?.first}
            className={index >= aheadFrom ? css.ahead : undefined}
            style={{ fill: isHatched ? `url(#${id}${layer})` : colour }}
            x={x(index)}
            y={top}
            width={x.bandwidth()}
            height={Math.max(1, y(below) - top)}
            rx={Math.min(3, x.bandwidth() / 4)}
          />
        );
      })}
    </Group>
  ));
}
