import type { NamedSeason } from '@schema/values/fleet/price-change';
import { twoDigits } from '@schema/values/time/day-number';

const dayOfYear = (day: number | null | undefined, month: number | null | undefined) =>
  `${twoDigits(day ?? 0)}.${twoDigits(month ?? 0)}`;

/** «Лето · 01.06–31.08», «Круглый год». */
export function groupTitle(group: NamedSeason): string {
  const { name, startDay, startMonth, endDay, endMonth } = group;
  if (startMonth == null) return name ?? '';
  return `${name} · ${dayOfYear(startDay, startMonth)}–${dayOfYear(endDay, endMonth)}`;
}
