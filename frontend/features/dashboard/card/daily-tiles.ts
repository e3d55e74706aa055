import { DAILY_TEXTS } from '@schema/texts/day/daily';
import { type DayCategory } from '@schema/texts/day/day-detail';
import { formatRoubles } from '@schema/values/money/money';
import type { Day } from '@schema/values/time/calendar';
import type { DailyTilesFacts } from './useDailyTiles';

export type TileKind = DayCategory | 'cashbox' | 'load';

export interface DailyTile {
  readonly kind: TileKind;
  readonly title: string;
  readonly value: string;
  /** Small text after the value. */
  readonly note?: string;
}

const percentFormat = new Intl.NumberFormat('ru-RU', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** '72,4 %', '70,0 %' (requirements.md, G7). */
const percent = (value: number): string => `${percentFormat.format(value)}\u00a0%`;

/** The records of a figure; those of the load are the free cars. */
export const tilePath = (kind: TileKind, day: Day): string =>
  `/analytics/${day}/${kind === 'load' ? 'available' : kind}`;

/** The tiles in display order; without facts their values are empty. */
export function dailyTiles(facts: DailyTilesFacts | null): readonly DailyTile[] {
  const text = (read: (known: DailyTilesFacts) => string | number) =>
    facts ? String(read(facts)) : '';
  const noted = (note: string) => (facts && note ? { note } : {});
  return [
    {
      kind: 'cashbox',
      title: DAILY_TEXTS.cashbox,
      value: text(({ cashboxTotal }) => formatRoubles(cashboxTotal)),
      ...noted(text(() => DAILY_TEXTS.accrued)),
    },
    {
      kind: 'load',
      title: DAILY_TEXTS.load,
      value: text(({ fleetLoadPercent }) => percent(fleetLoadPercent)),
    },
    {
      kind: 'available',
      title: DAILY_TEXTS.available,
      value: text(({ availableCars }) => availableCars),
      ...noted(text(({ totalCars }) => `${DAILY_TEXTS.of} ${totalCars}`)),
    },
    {
      kind: 'handovers',
      title: DAILY_TEXTS.handovers,
      value: text(({ handovers }) => handovers.count),
    },
    { kind: 'returns', title: DAILY_TEXTS.returns, value: text(({ returns }) => returns.count) },
    { kind: 'service', title: DAILY_TEXTS.service, value: text(({ service }) => service.count) },
    {
      kind: 'new-bookings',
      title: DAILY_TEXTS.newBookings,
      value: text(({ newBookings }) => newBookings.count),
      ...noted(text(({ newBookings }) => formatRoubles(newBookings.totalPrice))),
    },
  ];
}
