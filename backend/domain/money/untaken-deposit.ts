import { type Kopecks, kopecks } from '@schema/values/money/money';

interface AgreedDeposit {
  /** Of the live parts of the rental together. */
  readonly agreed: Kopecks;
  readonly held: Kopecks;
  readonly returned: Kopecks;
  readonly withheld: Kopecks;
}

/** Agreed and never taken: a deposit that was given back or withheld had been taken. */
export const leftToTake = ({ agreed, held, returned, withheld }: AgreedDeposit): Kopecks =>
  kopecks(Math.max(0, agreed - held - returned - withheld));

/** What should have been taken at the handover; a car that is not handed over owes no deposit yet. */
export const untakenDeposit = (deposit: AgreedDeposit, isHandedOver: boolean): Kopecks =>
  isHandedOver ? leftToTake(deposit) : kopecks(0);
