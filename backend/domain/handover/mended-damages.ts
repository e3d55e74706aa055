/** A damage that a sheet marks as repaired. */
interface MarkedDamage {
  readonly id: number;
  readonly carId: number;
  readonly mendedAt: Date | null;
  readonly withdrawnAt: Date | null;
}

interface MarkedInSheet {
  /** The inspected car. */
  readonly carId: number;
  /** IDs as sent. */
  readonly ids: readonly number[];
  /** The rows of these IDs. */
  readonly found: readonly MarkedDamage[];
}

/**
 * What a sheet repairs. A damage that was repaired or withdrawn meanwhile stays as it is. `foreign`:
 * places in `ids` of damages of another car and of unknown ones.
 */
export function mendedBySheet({ carId, ids, found }: MarkedInSheet) {
  const ofCar = new Map(
    found.filter((damage) => damage.carId === carId).map((damage) => [damage.id, damage]),
  );
  const open = new Set(
    ids.filter((id) => {
      const damage = ofCar.get(id);
      return damage && !damage.mendedAt && !damage.withdrawnAt;
    }),
  );
  return {
    mended: [...open],
    foreign: ids.flatMap((id, index) => (ofCar.has(id) ? [] : [index])),
  };
}
