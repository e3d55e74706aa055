import { displayName } from '@schema/values/fleet/car-title';
import type { AnswerCar } from '../model/rows/board-answer';
import { NO_GROUPS, type RowGroup } from '../model/rows/row-groups';
import type { BoardRow, BoardRows } from '../model/rows/rows';
import type { BoardFilter } from './board-filter';
import { carMatcher } from './match-car';

/** Models by name, cars of a model in the order of the fleet. */
function byModel(rows: readonly BoardRow[]): { rows: BoardRow[]; groups: RowGroup[] } {
  const order = new Intl.Collator('ru');
  const byTitle = new Map<string, BoardRow[]>();
  for (const row of rows) {
    const title = modelOf(row.car);
    const members = byTitle.get(title);
    if (members) members.push(row);
    else byTitle.set(title, [row]);
  }
  const models = [...byTitle].sort(([a], [b]) => order.compare(a, b));
  const groups: RowGroup[] = [];
  let first = 0;
  for (const [title, { length: count }] of models) {
    groups.push({ first, title, count });
    first += count;
  }
  return { rows: models.flatMap(([, members]) => members), groups };
}

/** Brand and model, else the plate. */
function modelOf(car: AnswerCar): string {
  return displayName(car);
}

/** Every model of the fleet with its number of cars, by name. */
export function modelsOf(rows: readonly BoardRow[]): readonly RowGroup[] {
  return byModel(rows).groups;
}

/**
 * The rows that match a filter, in the order of the fleet or grouped. Rows stay the same objects,
 * so that their cached labels stay valid; without conditions `all` itself is returned. `taken`:
 * cars that are not free in the filter's window.
 */
export function filterRows(
  all: BoardRows,
  filter: BoardFilter,
  taken: ReadonlySet<number>,
): { rows: BoardRows; groups: readonly RowGroup[] } {
  const matches = carMatcher(filter.search);
  const models = new Set(filter.models);
  const left = all.rows.filter(
    (row) =>
      matches(row.car) &&
      !taken.has(row.car.id) &&
      (models.size === 0 || models.has(modelOf(row.car))) &&
      (!filter.conflicts || row.events.some(({ conflict }) => conflict)),
  );
  if (filter.grouped) {
    const { rows, groups } = byModel(left);
    return { rows: { rows, events: all.events }, groups };
  }
  const rows = left.length === all.rows.length ? all : { rows: left, events: all.events };
  return { rows, groups: NO_GROUPS };
}
