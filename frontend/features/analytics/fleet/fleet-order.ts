/** The fields of a car that the table sorts by. */
interface CarFigures {
  readonly carId: number;
  readonly carTitle: string;
  readonly licensePlate: string;
  readonly totalRevenue: number;
  readonly totalMaintenanceCost: number;
  readonly loadPercent: number;
  readonly rentalDays: number;
  readonly averageDailyRate: number;
  readonly bookingsCount: number;
}

export const FLEET_COLUMNS = [
  'carTitle',
  'totalRevenue',
  'totalMaintenanceCost',
  'loadPercent',
  'rentalDays',
  'averageDailyRate',
  'bookingsCount',
] as const;
export type FleetColumn = (typeof FLEET_COLUMNS)[number];

export interface FleetOrder {
  readonly column: FleetColumn;
  readonly isAscending: boolean;
}

export const FIRST_ORDER: FleetOrder = { column: 'totalRevenue', isAscending: false };

/** Sorts by the pressed column, best values first; a second press reverses the order. */
export function pressed(order: FleetOrder, column: FleetColumn): FleetOrder {
  return order.column === column
    ? { column, isAscending: !order.isAscending }
    : { column, isAscending: column === 'carTitle' };
}

/** Cars sorted by a column; ties by name, then by plate. */
export function inOrder<Car extends CarFigures>(
  cars: readonly Car[],
  { column, isAscending }: FleetOrder,
): Car[] {
  const sign = isAscending ? 1 : -1;
  const byName = (a: Car, b: Car) =>
    a.carTitle.localeCompare(b.carTitle, 'ru') ||
    a.licensePlate.localeCompare(b.licensePlate, 'ru');
  return [...cars].sort((a, b) => {
    const difference = column === 'carTitle' ? byName(a, b) : a[column] - b[column];
    return sign * difference || byName(a, b);
  });
}
