import type { Day } from '@schema/values/time/calendar';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Bucket } from '../columns/buckets';
import css from './MapGrid.module.css';
import { type Cell, cellOf, depthOf, type MapCar, type Place, pathOf } from './occupancy';

interface MapRowsProps {
  readonly cars: readonly MapCar[];
  readonly buckets: readonly Bucket[];
  readonly today: Day;
  readonly carPath: ((carId: number) => string) | null;
  readonly chosen: Place | null;
  readonly width: number;
  readonly names: number;
  readonly cell: number;
  readonly row: number;
  readonly firstRow: number;
  readonly lastRow: number;
}

/** Gap between cells, CSS px; 0 when cells are too small. */
const gapOf = (cell: number) => (cell >= 5 ? 1 : 0);

const DEPTHS = [1, 2, 3, 4] as const;

/** Names and cells of the rows from `firstRow` to `lastRow`. */
export function MapRows(props: MapRowsProps) {
  const { cars, buckets, today, carPath, chosen } = props;
  const { width, names, cell, row, firstRow, lastRow } = props;
  const hatch = useId();
  const seen = cars.slice(firstRow, lastRow);
  const cells = seen.map(({ digits }) => buckets.map((bucket) => cellOf(digits, bucket)));
  const top = firstRow * row;
  const pathWhere = (holds: (one: Cell) => boolean) =>
    pathOf(
      cells.map((line) => line.map(holds)),
      0,
      { width: cell, height: row, gap: gapOf(cell) },
    );
  const todayAt = buckets.findIndex(({ from, to }) => from <= today && today <= to);
  const isDays = buckets.every(({ count }) => count === 1);
  return (
    <>
      <div aria-hidden="true">
        {(names > 0 ? seen : []).map(({ carId, carTitle, licensePlate }, index) => (
          <span
            key={carId}
            className={css.name}
            style={{ top: (firstRow + index) * row, height: row, width: names - 8 }}
            title={`${carTitle} ${licensePlate}`}
          >
            {carPath ? (
              <Link to={carPath(carId)} tabIndex={-1}>
                {carTitle}
              </Link>
            ) : (
              carTitle
            )}
            <span className={css.plate}>{licensePlate}</span>
          </span>
        ))}
      </div>
      <svg
        className={css.cells}
        style={{ top, insetInlineStart: names }}
        width={Math.max(0, width - names)}
        height={seen.length * row}
        aria-hidden="true"
      >
        <defs>
          <pattern
            id={hatch}
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="2.6" height="5" className={css.service} />
          </pattern>
        </defs>
        <path className={css.free} d={pathWhere(({ rentedDays }) => rentedDays === 0)} />
        {DEPTHS.map((depth) => (
          <path
            key={depth}
            style={{ fill: `var(--heat-${isDays ? 3 : depth})` }}
            d={pathWhere((one) => depthOf(one) === depth)}
          />
        ))}
        <path fill={`url(#${hatch})`} d={pathWhere(({ serviceDays }) => serviceDays > 0)} />
        {todayAt >= 0 && (
          <line
            className={css.today}
            x1={todayAt * cell}
            x2={todayAt * cell}
            y2={seen.length * row}
          />
        )}
        {chosen && chosen.row >= firstRow && chosen.row < lastRow && (
          <rect
            className={css.chosen}
            x={chosen.column * cell - 1}
            y={(chosen.row - firstRow) * row}
            width={cell + 1}
            height={row}
            rx="3"
          />
        )}
      </svg>
    </>
  );
}
