import { useTextScale } from '@frontend/shared/lib/device/text-scale';
import { AxisBottom, AxisLeft, type TickRendererProps } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { type PointerEvent, useId } from 'react';
import { type Bucket, tickedPlaces } from './buckets';
import css from './ColumnChart.module.css';
import { type Layer, sumAt } from './layer';
import { Hatches, type PlaceScale, StackedColumns, type ValueScale } from './StackedColumns';
import type { ColumnChoice } from './useColumnChoice';

export interface Columns {
  readonly buckets: readonly Bucket[];
  readonly layers: readonly Layer[];
  /** Drawn as a dashed line over the columns. */
  readonly line?: Layer;
  /** Least maximum of the axis. */
  readonly ceiling: number;
  readonly tickText: (value: number) => string;
  /** Index of the first future column; columns from it on are drawn paler. */
  readonly aheadFrom: number;
  readonly choice: ColumnChoice;
}

const LINES = 4;
/** Design px. */
export const CHART_HEIGHT = 216;
/** Design px; `tick` is the width of a date under the axis. */
const DESIGNED = { top: 8, bottom: 24, left: 58, tick: 46 } as const;

/** The same in CSS px, scaled by the user's text size. */
function useSizes() {
  const scale = useTextScale();
  const { top, bottom, left, tick } = DESIGNED;
  return {
    scale,
    height: CHART_HEIGHT * scale,
    top: top * scale,
    bottom: bottom * scale,
    left: left * scale,
    tick: tick * scale,
  };
}

/** The text component of visx measures each label, which forces a layout. */
function TickText({ formattedValue, ...place }: TickRendererProps) {
  return <text {...place}>{formattedValue}</text>;
}

/** The chart as a picture; `width` in CSS px. */
export function ColumnDrawing(props: Columns & { readonly width: number }) {
  const { buckets, layers, line, ceiling, tickText, aheadFrom, choice, width } = props;
  const hatch = useId();
  const size = useSizes();
  const inner = {
    width: Math.max(1, width - size.left),
    height: size.height - size.top - size.bottom,
  };
  const places = buckets.map((_, index) => index);
  const totals = places.map((index) => sumAt(layers, index));
  const most = Math.max(ceiling, ...totals, ...(line?.values ?? []));
  const x = scaleBand({ domain: places, range: [0, inner.width], paddingInner: 0.22 });
  const y = scaleLinear({ domain: [0, most], range: [inner.height, 0], nice: LINES });
  const step = x.step();
  const indexAt = (event: PointerEvent<SVGElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    const index = Math.floor((event.clientX - left - size.left) / step);
    return index >= 0 && index < buckets.length ? index : null;
  };
  return (
    <svg
      className={css.drawing}
      width={width}
      height={size.height}
      aria-hidden="true"
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse') choice.hover(indexAt(event));
      }}
      onPointerLeave={() => choice.hover(null)}
      onPointerUp={(event) => {
        const index = indexAt(event);
        if (index !== null) choice.pin(index);
      }}
    >
      <Hatches id={hatch} layers={layers} />
      <Group left={size.left} top={size.top}>
        <ColumnBackdrop
          buckets={buckets}
          x={x}
          y={y}
          size={inner}
          ticks={y.ticks(LINES)}
          chosen={choice.shown}
        />
        <StackedColumns
          id={hatch}
          buckets={buckets}
          layers={layers}
          x={x}
          y={y}
          aheadFrom={aheadFrom}
        />
        {line && (
          <LinePath
            className={css.overline}
            style={{ stroke: line.colour }}
            data={places}
            x={(index) => (x(index) ?? 0) + x.bandwidth() / 2}
            y={(index) => y(line.values[index] ?? 0)}
          />
        )}
        <AxisLeft
          scale={y}
          numTicks={LINES}
          hideAxisLine
          hideTicks
          tickFormat={(value) => tickText(Number(value))}
          tickComponent={TickText}
          tickLabelProps={{
            className: css.tick,
            dx: -4 * size.scale,
            dy: 4 * size.scale,
            textAnchor: 'end',
          }}
        />
        <AxisBottom
          top={inner.height}
          scale={x}
          hideTicks
          axisLineClassName={css.base}
          tickValues={tickedPlaces(buckets.length, Math.floor(inner.width / size.tick))}
          tickFormat={(index) => buckets[index]?.tick}
          tickComponent={TickText}
          tickLabelProps={{ className: css.tick, dy: 2 * size.scale, textAnchor: 'middle' }}
        />
      </Group>
    </svg>
  );
}

interface ColumnBackdropProps {
  readonly buckets: readonly Bucket[];
  readonly x: PlaceScale;
  readonly y: ValueScale;
  /** Size of the area of the columns, CSS px. */
  readonly size: { readonly width: number; readonly height: number };
  readonly ticks: readonly number[];
  /** Index of the chosen column; null: none. */
  readonly chosen: number | null;
}

/** Weekends, grid lines and the chosen column behind the columns. */
function ColumnBackdrop({ buckets, x, y, size, ticks, chosen }: ColumnBackdropProps) {
  const step = x.step();
  const column = (index: number) => ({
    x: index * step - (step - x.bandwidth()) / 2,
    width: step,
    height: size.height,
  });
  return (
    <>
      {buckets.map(({ isWeekend, first }, index) =>
        isWeekend ? <rect key={first} className={css.weekend} {...column(index)} /> : null,
      )}
      {ticks.map((value) => (
        <line key={value} className={css.line} x2={size.width} y1={y(value)} y2={y(value)} />
      ))}
      {chosen !== null && <rect className={css.chosen} {...column(chosen)} />}
    </>
  );
}
