import { type DepositSums, leftToTake } from '@schema/values/money/deposit';
import { type Kopecks, kopecks } from '@schema/values/money/money';

/** Deposit due at the handover; before the handover nothing is due. */
export const untakenDeposit = (deposit: DepositSums, isHandedOver: boolean): Kopecks =>
  isHandedOver ? leftToTake(deposit) : kopecks(0);
