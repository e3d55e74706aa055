import { MAX_AMOUNT } from '@schema/constants';
import { PRICE_CHANGE_MESSAGES } from '@schema/messages/price-change';
import { displayName, modelKey } from '@schema/values/fleet/car-title';
import {
  changedPrice,
  isLengthMeant,
  isSeasonMeant,
  type PriceChange,
  type PriceScope,
  seasonKey,
} from '@schema/values/fleet/price-change';
import { fromRoubles, type Kopecks } from '@schema/values/money/money';
import type { FleetCar } from '../useFleet';

type Group = FleetCar['tariffGroups'][number];

/** One price of the preview. */
export interface PreviewRow {
  readonly group: Group;
  readonly minDays: number;
  readonly was: Kopecks;
  readonly becomes: Kopecks;
}

/** Cars of one model with the same prices. */
export interface PreviewBlock {
  readonly title: string;
  readonly plates: readonly string[];
  readonly rows: readonly PreviewRow[];
}

export interface Preview {
  readonly blocks: readonly PreviewBlock[];
  /** Cars with a changed price. */
  readonly changed: readonly FleetCar[];
  /** Why the change is refused; null: it is not. */
  readonly fault: string | null;
}

export interface Model {
  readonly key: string;
  readonly title: string;
  readonly cars: readonly FleetCar[];
}

/** The models of the fleet, in its order. */
export function modelsOf(fleet: readonly FleetCar[]): readonly Model[] {
  const models = Map.groupBy(fleet, modelKey);
  return [...models].map(([key, cars]) => ({ key, title: displayName(cars[0] ?? {}), cars }));
}

/** The different seasons of the cars. */
export function seasonsOf(cars: readonly FleetCar[]): readonly Group[] {
  const groups = cars.flatMap(({ tariffGroups }) => tariffGroups);
  return [...new Map(groups.map((group) => [seasonKey(group), group])).values()];
}

/** The different minimum rental days of the prices in the seasons, ascending. */
export function lengthsOf(cars: readonly FleetCar[], scope: PriceScope): readonly number[] {
  const groups = cars.flatMap(({ tariffGroups }) => tariffGroups);
  const meant = groups.filter((group) => isSeasonMeant(scope, group));
  const lengths = meant.flatMap(({ tariffs }) => tariffs.map(({ minDays }) => minDays));
  return [...new Set(lengths)].sort((one, other) => one - other);
}

function rowsOf(car: FleetCar, change: PriceScope & PriceChange): PreviewRow[] {
  const groups = car.tariffGroups.filter((group) => isSeasonMeant(change, group));
  return groups.flatMap((group) =>
    group.tariffs
      .filter(({ minDays }) => isLengthMeant(change, minDays))
      .map(({ minDays, pricePerDay }) => {
        const was = fromRoubles(pricePerDay);
        return { group, minDays, was, becomes: changedPrice(was, change) };
      }),
  );
}

const signOf = (car: FleetCar, rows: readonly PreviewRow[]) =>
  JSON.stringify([
    modelKey(car),
    rows.map(({ group, minDays, was }) => [seasonKey(group), minDays, was]),
  ]);

/** The prices of the cars before and after a change, as the server will compute them. */
export function previewOf(cars: readonly FleetCar[], change: PriceScope & PriceChange): Preview {
  const all = cars.map((car) => ({ car, rows: rowsOf(car, change) }));
  const meant = all.filter(({ rows }) => rows.length > 0);
  const alike = Map.groupBy(meant, ({ car, rows }) => signOf(car, rows));
  const blocks = [...alike.values()].map((same) => ({
    title: displayName(same[0]?.car ?? {}),
    plates: same.map(({ car }) => car.licensePlate),
    rows: same[0]?.rows ?? [],
  }));
  const having = (isMeant: (row: PreviewRow) => boolean) =>
    meant.filter(({ rows }) => rows.some(isMeant)).map(({ car }) => car);
  return {
    blocks,
    changed: having(({ was, becomes }) => becomes !== was),
    fault: faultOf(having, meant.length),
  };
}

function faultOf(
  having: (isMeant: (row: PreviewRow) => boolean) => readonly FleetCar[],
  meant: number,
): string | null {
  const { noPrices, negative, tooLarge } = PRICE_CHANGE_MESSAGES;
  const named = (cars: readonly FleetCar[]) =>
    cars.map((car) => `${displayName(car)}, ${car.licensePlate}`);
  if (meant === 0) return noPrices;
  const below = having(({ becomes }) => becomes < 0);
  if (below.length > 0) return negative(named(below));
  const above = having(({ becomes }) => becomes > MAX_AMOUNT * 100);
  return above.length > 0 ? tooLarge(named(above)) : null;
}
