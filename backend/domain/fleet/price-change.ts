import { MAX_AMOUNT } from '@schema/constants';
import { PRICE_CHANGE_MESSAGES } from '@schema/messages/price-change';
import {
  changedPrice,
  isLengthMeant,
  isSeasonMeant,
  type NamedSeason,
  type PriceChange,
  type PriceScope,
} from '@schema/values/fleet/price-change';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import { validationFailed } from '../refusal';

interface GroupRow extends NamedSeason {
  readonly id: number;
  /** Id of the car. */
  readonly car: number;
}

interface TariffRow {
  readonly group: number;
  readonly minDays: number;
  readonly pricePerDayKopecks: number;
}

interface PriceRows<Group extends GroupRow, Tariff extends TariffRow> {
  readonly groups: readonly Group[];
  readonly tariffs: readonly Tariff[];
}

interface Changed<Tariff> {
  /** Every tariff of the cars, changed or not. */
  readonly tariffs: readonly Tariff[];
  /** Ids of the cars with a changed price. */
  readonly carIds: readonly number[];
}

/**
 * The tariffs of cars after a change. `titleOf` names a car in a refusal. Throws VALIDATION_FAILED
 * when no price is in the scope, or when a price becomes negative or too large.
 */
export function changePrices<Group extends GroupRow, Tariff extends TariffRow>(
  { groups, tariffs }: PriceRows<Group, Tariff>,
  change: PriceScope & PriceChange,
  titleOf: (carId: number) => string,
): Changed<Tariff> {
  const carOfGroup = new Map(
    groups.filter((group) => isSeasonMeant(change, group)).map(({ id, car }) => [id, car]),
  );
  const [changed, negative, tooLarge] = [new Set<number>(), new Set<number>(), new Set<number>()];
  let meant = 0;
  const after = tariffs.map((tariff) => {
    const car = carOfGroup.get(tariff.group);
    if (car === undefined || !isLengthMeant(change, tariff.minDays)) return tariff;
    meant += 1;
    const was: Kopecks = kopecks(tariff.pricePerDayKopecks);
    const price = changedPrice(was, change);
    if (price < 0) negative.add(car);
    else if (price > MAX_AMOUNT * 100) tooLarge.add(car);
    else if (price !== was) changed.add(car);
    return price === was ? tariff : { ...tariff, pricePerDayKopecks: price };
  });
  const field = change.percent != null ? 'percent' : change.addend != null ? 'addend' : 'price';
  const { noPrices, negative: below, tooLarge: above } = PRICE_CHANGE_MESSAGES;
  if (meant === 0) throw validationFailed({ seasons: noPrices });
  if (negative.size > 0) throw validationFailed({ [field]: below([...negative].map(titleOf)) });
  if (tooLarge.size > 0) throw validationFailed({ [field]: above([...tooLarge].map(titleOf)) });
  return { tariffs: after, carIds: [...changed] };
}
