import { rem, useTextScale } from '@frontend/shared/lib/device/text-scale';
import { CHART_TEXTS } from '@schema/texts/reports/charts';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, LinePath } from '@visx/shape';
import { type PointerEvent, useId } from 'react';
import { useWidth } from '../use-width';
import { type Bucket, tickedPlaces } from './buckets';
import css from './ColumnChart.module.css';
import type { ColumnChoice } from './useColumnChoice';

/** A series of values, one per column; layers are stacked. */
export interface Layer {
  readonly name: string;
  /** CSS colour token. */
  readonly colour: string;
  /** Distinguishes the layer without colour. */
  readonly isHatched?: boolean;
  readonly values: readonly number[];
}

interface ColumnChartProps {
  readonly label: string;
  readonly buckets: readonly Bucket[];
  readonly layers: readonly Layer[];
  /** Drawn as a dashed line over the columns. */
  readonly line?: Layer;
  /** Least maximum of the axis. */
  readonly ceiling: number;
  readonly tickText: (value: number) => string;
  /** Text of a column; null: of the whole period. */
  readonly readout: (index: number | null) => string;
  /** Index of the first future column; columns from it on are drawn paler. */
  readonly aheadFrom: number;
  readonly choice: ColumnChoice;
}

const LINES = 4;
/** Design px; `tick` is the width of a date under the axis. */
const DESIGNED = { height: 216, top: 8, bottom: 24, left: 58, tick: 46 } as const;

/** The same in CSS px, scaled by the user's text size. */
function useSizes() {
  const scale = useTextScale();
  const { height, top, bottom, left, tick } = DESIGNED;
  return {
    scale,
    height: height * scale,
    top: top * scale,
    bottom: bottom * scale,
    left: left * scale,
    tick: tick * scale,
  };
}

/** Columns over the days of a period, a slider for the arrow keys (docs/design.md, charts). */
export function ColumnChart(props: ColumnChartProps) {
  const { label, buckets, choice, readout } = props;
  const [ref, width] = useWidth<HTMLDivElement>();
  const at = choice.shown;
  return (
    <div
      ref={ref}
      className={css.chart}
      style={{ height: rem(DESIGNED.height) }}
      role="slider"
      tabIndex={0}
      aria-label={`${label}: ${CHART_TEXTS.arrows}`}
      aria-valuemin={0}
      aria-valuemax={buckets.length}
      aria-valuenow={at === null ? 0 : at + 1}
      aria-valuetext={readout(at)}
      onKeyDown={choice.onKeyDown}
    >
      {width > 0 && <Drawing {...props} width={width} />}
    </div>
  );
}

function Drawing(props: ColumnChartProps & { readonly width: number }) {
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
      <defs>
        {layers.map(({ colour }, place) => (
          <pattern
            key={colour}
            id={`${hatch}${place}`}
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
      <Group left={size.left} top={size.top}>
        {buckets.map(({ isWeekend, first }, index) =>
          isWeekend ? (
            <rect
              key={first}
              className={css.weekend}
              x={index * step - (step - x.bandwidth()) / 2}
              width={step}
              height={inner.height}
            />
          ) : null,
        )}
        {y.ticks(LINES).map((value) => (
          <line key={value} className={css.line} x2={inner.width} y1={y(value)} y2={y(value)} />
        ))}
        {choice.shown !== null && (
          <rect
            className={css.chosen}
            x={choice.shown * step - (step - x.bandwidth()) / 2}
            width={step}
            height={inner.height}
          />
        )}
        {layers.map(({ name, colour, isHatched, values }, layer) => (
          <Group key={name}>
            {values.map((value, index) => {
              if (value <= 0) return null;
              const below = sumAt(layers.slice(0, layer), index);
              const top = y(below + value);
              return (
                <Bar
                  key={buckets[index]?.first}
                  className={index >= aheadFrom ? css.ahead : undefined}
                  style={{ fill: isHatched ? `url(#${hatch}${layer})` : colour }}
                  x={x(index)}
                  y={top}
                  width={x.bandwidth()}
                  height={Math.max(1, y(below) - top)}
                  rx={Math.min(3, x.bandwidth() / 4)}
                />
              );
            })}
          </Group>
        ))}
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
          tickLabelProps={{ className: css.tick, dy: 2 * size.scale, textAnchor: 'middle' }}
        />
      </Group>
    </svg>
  );
}

const sumAt = (layers: readonly Layer[], index: number) =>
  layers.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
