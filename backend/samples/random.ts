/** A seeded pseudorandom generator (mulberry32): deterministic sample data. Not for secrets. */
export interface Chance {
  /** A fraction in [0, 1). */
  fraction(): number;
  /** A whole number in [from, to], both ends included. */
  whole(from: number, to: number): number;
  /** A uniformly random element. */
  pick<T>(list: readonly T[]): T;
  /** True with the given probability, 0 to 1. */
  happens(probability: number): boolean;
}

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1));
  return {
    fraction,
    whole,
    pick: (list) => {
      const chosen = list[whole(0, list.length - 1)];
      if (chosen === undefined) throw new Error('Nothing to pick from an empty list');
      return chosen;
    },
    happens: (probability) => fraction() < probability,
  };
}
