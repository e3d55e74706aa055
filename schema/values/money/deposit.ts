import { type Kopecks, kopecks } from './money';

/** The deposit of a rental. */
export interface DepositSums {
  /** Of the live parts of the rental together. */
  readonly agreed: Kopecks;
  readonly held: Kopecks;
  readonly returned: Kopecks;
  readonly withheld: Kopecks;
}

/** Agreed and never taken: a deposit that was given back or withheld had been taken. */
export const leftToTake = ({ agreed, held, returned, withheld }: DepositSums): Kopecks =>
  kopecks(Math.max(0, agreed - held - returned - withheld));
