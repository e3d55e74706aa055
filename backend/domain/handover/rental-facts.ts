import { drivenKm, type Reading } from '@schema/values/fleet/mileage';
import type { SheetSide } from '@schema/values/handover/sheet';

/** A sheet as far as the figures of a rental need it. */
interface SheetFact {
  readonly side: SheetSide;
  readonly carId: number;
  readonly at: Date;
  readonly km: number | null;
  /** Eighths of a tank. */
  readonly fuel: number | null;
}

/** Figures of a rental between its handover and its return; null until both have the value. */
interface RentalFacts {
  readonly drivenKm: number | null;
  /** Eighths of a tank; below 0: less than at the handover. */
  readonly fuelChange: number | null;
}

/** The value of the latest sheet of this side that has one: a supplement corrects the sheet. */
const latest = <Value>(
  sheets: readonly SheetFact[],
  side: SheetSide,
  of: (sheet: SheetFact) => Value | null,
): Value | null => {
  for (const sheet of sheets.toReversed()) {
    const value = sheet.side === side ? of(sheet) : null;
    if (value !== null) return value;
  }
  return null;
};

/**
 * Figures of a rental (docs/domain.md, handover sheets). `sheets`: of one rental part, oldest first;
 * `readings`: the valid readings of its car, by moment, so that a reversed one counts as if it had
 * never been. Sheets of different cars are not compared.
 */
export function rentalFacts(
  sheets: readonly SheetFact[],
  readings: readonly Reading[],
): RentalFacts {
  const isOneCar = new Set(sheets.map(({ carId }) => carId)).size <= 1;
  if (!isOneCar) return { drivenKm: null, fuelChange: null };
  const moment = (side: SheetSide) =>
    latest(sheets, side, ({ at, km }) => (km === null ? null : at));
  const [out, back] = [moment('out'), moment('back')];
  const between = out && back ? readings.filter(({ at }) => at >= out && at <= back) : [];
  const fuel = (side: SheetSide) => latest(sheets, side, (sheet) => sheet.fuel);
  const [fuelOut, fuelBack] = [fuel('out'), fuel('back')];
  return {
    drivenKm: between.length < 2 ? null : drivenKm(between),
    fuelChange: fuelOut === null || fuelBack === null ? null : fuelBack - fuelOut,
  };
}
