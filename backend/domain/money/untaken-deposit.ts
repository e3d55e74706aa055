import { type DepositSums, leftToTake } from '@schema/values/money/deposit';
import { type Kopecks, kopecks } from '@schema/values/money/money';

/** What should have been taken at the handover; a car that is not handed over owes no deposit yet. */
export const untakenDeposit = (deposit: DepositSums, isHandedOver: boolean): Kopecks =>
  isHandedOver ? leftToTake(deposit) : kopecks(0);
