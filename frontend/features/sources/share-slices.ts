import { SOURCES_TEXTS } from '@schema/texts/reports/sources';

export interface ShareSlice {
  readonly key: string;
  readonly name: string;
  readonly bookings: number;
  /** Fraction of all bookings of the period. */
  readonly share: number;
  /** CSS colour of the documented palette (requirements.md, S5). */
  readonly colour: string;
}

const PALETTE_SIZE = 7;

export const chartColour = (index: number): string => `var(--chart-${(index % PALETTE_SIZE) + 1})`;

interface SourceShare {
  readonly source: { readonly id: number; readonly name: string };
  readonly periodBookings?: number | null;
}

/**
 * Slices of a period: each source in its colour, cycled, and a grey one for bookings without a
 * source, so that the shares add up to 1. Sources without bookings keep their colour and have no
 * slice.
 */
export function shareSlices(items: readonly SourceShare[], total: number): ShareSlice[] {
  const named = items.map(({ source, periodBookings }, index) => ({
    key: String(source.id),
    name: source.name,
    bookings: periodBookings ?? 0,
    share: total > 0 ? (periodBookings ?? 0) / total : 0,
    colour: chartColour(index),
  }));
  const rest = total - named.reduce((sum, { bookings }) => sum + bookings, 0);
  const shown = named.filter(({ bookings }) => bookings > 0);
  if (rest <= 0) return shown;
  const unnamed = {
    key: 'none',
    name: SOURCES_TEXTS.unnamed,
    bookings: rest,
    share: rest / total,
    colour: 'var(--chart-empty)',
  };
  return [...shown, unnamed];
}
