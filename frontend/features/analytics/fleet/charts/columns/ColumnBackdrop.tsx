import type { Bucket } from './buckets';
import css from './ColumnChart.module.css';
import type { PlaceScale, ValueScale } from './StackedColumns';

interface ColumnBackdropProps {
  readonly buckets: readonly Bucket[];
  readonly x: PlaceScale;
  readonly y: ValueScale;
  /** Of the area of the columns, CSS px. */
  readonly size: { readonly width: number; readonly height: number };
  readonly ticks: readonly number[];
  /** Index of the chosen column; null: none. */
  readonly chosen: number | null;
}

/** Weekends, grid lines and the chosen column behind the columns. */
export function ColumnBackdrop({ buckets, x, y, size, ticks, chosen }: ColumnBackdropProps) {
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
