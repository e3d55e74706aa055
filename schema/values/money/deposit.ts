import { type Kopecks, kopecks } from './money';

/** The deposit of a rental. */
export interface DepositSums {
  /** Agreed for the live parts of the rental together. */
  readonly agreed: Kopecks;
  readonly held: Kopecks;
  readonly returned: Kopecks;
  readonly withheld: Kopecks;
}

/** Agreed and never taken; a returned or withheld deposit was taken before. */
export const leftToTake = ({ agreed, held, returned, withheld }: DepositSums): Kopecks =>
  kopecks(Math.max(0, agreed - held - returned - withheld));
