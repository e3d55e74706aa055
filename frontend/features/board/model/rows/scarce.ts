/** A smaller fleet is scarce only when nothing is free. Decided here. */
const SMALL_FLEET = 5;

/** Whether so few cars are free that a day is marked; a single car says nothing by being away. */
export function isScarce(free: number, cars: number): boolean {
  return cars > 1 && free <= (cars < SMALL_FLEET ? 0 : 1);
}
