import {
  isEmptyTariff,
  newTariff,
  type TariffGroupValues,
  type TariffValues,
} from '@schema/forms/fleet/car-values';
import { wholeMinDays } from '@schema/values/fleet/tariff';
import { parseAmount } from '@schema/values/money/money';

/** Tariff groups as a table: a row is a group, a column a rental length in days, a cell a price. */

type Groups = readonly TariffGroupValues[];

const daysOf = (tariff: TariffValues) => wholeMinDays(parseAmount(tariff.minDays) ?? 1);

const lengthsOf = ({ tariffs }: TariffGroupValues): number[] => {
  const filled = tariffs.filter((tariff) => !isEmptyTariff(tariff));
  return (filled.length > 0 ? filled : tariffs).map(daysOf);
};

/** The columns: every length of the groups and those kept without a price, ascending. */
export function matrixColumns(groups: Groups, others: readonly number[]): number[] {
  return [...new Set([...groups.flatMap(lengthsOf), ...others])].sort((a, b) => a - b);
}

/** Whether a group has two prices of one length, which would share a cell. */
export function hasRepeatedLength(groups: Groups): boolean {
  return groups.some((group) => {
    const lengths = lengthsOf(group);
    return new Set(lengths).size < lengths.length;
  });
}

/** The typed price; '' for none. */
export function priceAt({ tariffs }: TariffGroupValues, days: number): string {
  const named = tariffs.filter((tariff) => daysOf(tariff) === days);
  return named.find(({ pricePerDay }) => pricePerDay !== '')?.pricePerDay ?? '';
}

/** Errors of a group by their path in it: `.tariffs[0].pricePerDay`. */
type ErrorAt = (path: string) => string | null;

const faultAt = (errorAt: ErrorAt, at: number): string | null =>
  errorAt(`.tariffs[${at}].minDays`) ?? errorAt(`.tariffs[${at}].pricePerDay`);

/** Whether the cell holds a row with a form error. */
export const isRefused = (
  { tariffs }: TariffGroupValues,
  days: number,
  errorAt: ErrorAt,
): boolean =>
  tariffs.some((tariff, at) => daysOf(tariff) === days && faultAt(errorAt, at) !== null);

/** Messages of the invalid cells of a group. */
export const faultsOf = ({ tariffs }: TariffGroupValues, errorAt: ErrorAt): string[] =>
  tariffs.flatMap((_, at) => faultAt(errorAt, at) ?? []);

/**
 * Sets a price; '' removes it. A group without any price keeps one empty row, which the form
 * refuses (requirements.md, F12, F18).
 */
export function withPrice(
  group: TariffGroupValues,
  days: number,
  pricePerDay: string,
): TariffGroupValues {
  const others = group.tariffs.filter(
    (tariff) => daysOf(tariff) !== days && tariff.pricePerDay.trim() !== '',
  );
  const own = { minDays: String(days), pricePerDay };
  const kept = group.tariffs.find((tariff) => daysOf(tariff) === days);
  if (pricePerDay === '' && others.length > 0) return { ...group, tariffs: others };
  const tariffs = [...others, { ...kept, ...own }].sort((a, b) => daysOf(a) - daysOf(b));
  return { ...group, tariffs };
}

/** Removes a column; a group without another price keeps an empty row. */
export function withoutColumn(groups: Groups, days: number): TariffGroupValues[] {
  return groups.map((group) => {
    const tariffs = group.tariffs.filter((tariff) => daysOf(tariff) !== days);
    return { ...group, tariffs: tariffs.length > 0 ? tariffs : [newTariff()] };
  });
}
