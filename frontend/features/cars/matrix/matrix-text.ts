import { isSeasonal, seasonOf, type TariffGroupValues } from '@schema/forms/fleet/car-values';
import { TARIFFS_TEXTS } from '@schema/texts/fleet/cars';
import { groupName } from '@schema/values/fleet/tariff';
import { amountText, parseAmount } from '@schema/values/money/money';
import { priceAt } from './tariff-matrix';

/** The table for a spreadsheet: names in the first line and column, tabs between cells. */
export function matrixText(
  groups: readonly TariffGroupValues[],
  columns: readonly number[],
): string {
  const head = [TARIFFS_TEXTS.group, ...columns.map(TARIFFS_TEXTS.lengthFrom)];
  const rows = groups.map((group, place) => [
    groupName(group.name, place),
    ...columns.map((days) => {
      const price = parseAmount(priceAt(group, days));
      return price === null ? '' : amountText(price);
    }),
  ]);
  return [head, ...rows].map((cells) => cells.join('\t')).join('\n');
}

const dayText = (day: number | null, month: number | null) =>
  [day, month].map((part) => (part === null ? '?' : String(part).padStart(2, '0'))).join('.');

/** '01.06–31.08', or «Круглый год»; '?' is a missing date. */
export function seasonText(group: TariffGroupValues): string {
  const { startDay, startMonth, endDay, endMonth } = seasonOf(group);
  if (!isSeasonal(group)) return TARIFFS_TEXTS.wholeYear;
  return `${dayText(startDay, startMonth)}–${dayText(endDay, endMonth)}`;
}
