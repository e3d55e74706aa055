/** Up to this size a fleet is scarce only without free cars. No external specification. */
const SMALL_FLEET = 5;

/** Whether free cars are so few that a day is marked; never in a fleet of one car. */
export function isScarce(free: number, cars: number): boolean {
  return cars > 1 && free <= (cars < SMALL_FLEET ? 0 : 1);
}
