import { changePrices as changedPrices } from '@backend/domain/fleet/price-change';
import { notFound, Refusal } from '@backend/domain/refusal';
import { command, doneWith } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { undoCommand } from '@backend/rentals/undo-command';
import { recordUndoable } from '@backend/rentals/undoable-operation';
import { lockCarsUnread } from '@backend/store/locks/guard-car';
import type { FleetCarRecord } from '@backend/store/queries/fleet/fleet-car-queries';
import { priceChangePayload } from '@schema/forms/fleet/price-change';
import { MESSAGES } from '@schema/messages';
import { PRICE_CHANGE_MESSAGES } from '@schema/messages/price-change';
import { displayName } from '@schema/values/fleet/car-title';
import type { PriceChange, PriceScope } from '@schema/values/fleet/price-change';
import type { ChangedPrices, ChangePricesInput } from './change-prices.types';
import { type CopyBefore, carsById, recordTariffs } from './copy-tariffs';
import { loadTariffRows, restoreTariffRows } from './tariff-rows';

const OPERATION = 'changePrices';

/** The wanted change, and the cars with the versions that the user saw. */
interface Wanted extends PriceScope, PriceChange {
  readonly cars: readonly { readonly id: number; readonly version: number }[];
}

type Fleet = ReadonlyMap<number, FleetCarRecord>;

const titleIn = (fleet: Fleet) => (id: number) => {
  const car = fleet.get(id);
  return car ? `${displayName(car)}, ${car.licensePlate}` : '';
};

/**
 * Changes the prices of many cars, all or none, and returns these cars. A car without a changed
 * price is unchanged. Undone by `undoPriceChange`. Throws VALIDATION_FAILED; NOT_FOUND for an
 * unknown car; STALE, naming the cars, when one is not as read.
 */
export const changePrices = command<ChangePricesInput>()({
  name: OPERATION,
  access: anyOf('view_cars'),
  form: priceChangePayload,
  accept({ cars, seasons, minDays, percent, addend, price, roundTo }): Wanted {
    const change = { percent: percent ?? null, addend: addend ?? null, price: price ?? null };
    return { cars, seasons: seasons ?? null, minDays: minDays ?? null, roundTo, ...change };
  },
  sameAs: ({ cars, ...change }) => ({ carIds: cars.map(({ id }) => id), ...change }),
  async lock({ em }, { cars }) {
    await lockCarsUnread(
      em,
      cars.map(({ id }) => id),
    );
    const before = await carsById(em);
    assertAsSeen(cars, before);
    return before;
  },
  async run({ em, ctx }, { cars, ...change }, before) {
    const chosen = cars.map(({ id }) => id);
    const rows = await loadTariffRows(em, chosen);
    const { tariffs, carIds } = changedPrices(rows, change, titleIn(before));
    const isOfChanged = new Set(carIds);
    const groups = rows.groups.filter(({ car }) => isOfChanged.has(car));
    const kept = new Set(groups.map(({ id }) => id));
    const ofChanged = <Row extends { readonly group: number }>(all: readonly Row[]) =>
      all.filter(({ group }) => kept.has(group));
    await restoreTariffRows(em, carIds, { groups, tariffs: ofChanged(tariffs) });
    const done = { operation: OPERATION, changed: carIds, before };
    const { after, recorded } = await recordTariffs(em, done, ctx);
    const operationId = await recordUndoable<CopyBefore>(
      em,
      {
        operation: OPERATION,
        left: { carIds, rows: [{ entity: 'Car', where: { id: [...carIds] } }] },
        before: { carIds, rows: { groups, tariffs: ofChanged(rows.tariffs) } },
      },
      ctx,
    );
    const items = chosen.flatMap((id) => after.get(id) ?? []);
    return doneWith<ChangedPrices>({ operationId, items }, recorded, carIds);
  },
});

/**
 * Restores the prices that a change replaced, and returns the cars. Throws the refusals of
 * `undoCommand`.
 */
export const undoPriceChange = undoCommand({
  name: 'undoPriceChange',
  access: anyOf('view_cars'),
  of: OPERATION,
  async undo({ em, ctx }, { carIds, rows }: CopyBefore) {
    const before = await carsById(em);
    await restoreTariffRows(em, carIds, rows);
    const changed = { operation: 'undoPriceChange', changed: carIds, before };
    const { after, recorded } = await recordTariffs(em, changed, ctx);
    return { answer: carIds.flatMap((id) => after.get(id) ?? []), history: recorded };
  },
});

function assertAsSeen(seen: Wanted['cars'], fleet: Fleet): void {
  if (seen.some(({ id }) => !fleet.has(id))) throw notFound(MESSAGES.cars.notFound);
  const changed = seen.flatMap(({ id, version }) => {
    const now = fleet.get(id)?.version;
    return now === undefined || version === now ? [] : [{ id, version: now }];
  });
  if (changed.length === 0) return;
  const titles = changed.map(({ id }) => titleIn(fleet)(id));
  throw new Refusal('STALE', PRICE_CHANGE_MESSAGES.stale(titles), { details: { changed } });
}
