import { type Em, engineOf } from './em';
import { raw } from './sql/raw';

const REORDER = {
  sqlite: `update cars set sort_order = place.key + 1 from json_each(?) as place
    where place.value = cars.id and cars.sort_order <> place.key + 1`,
  postgres: `update cars set sort_order = place.number from
    jsonb_array_elements_text(?::jsonb) with ordinality as place (car_id, number)
    where place.car_id::int = cars.id and cars.sort_order <> place.number`,
};

/**
 * Numbers the cars in the order of the list, from 1; one statement for a fleet of any size. A car
 * missing from the list keeps its position.
 */
export async function reorderRows(em: Em, order: readonly number[]): Promise<void> {
  await raw(em, REORDER[engineOf(em)], [JSON.stringify(order)]);
}
