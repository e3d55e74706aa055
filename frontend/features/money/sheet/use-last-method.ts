import { useStoredChoice } from '@frontend/shared/lib/device/stored-choice';
import { PAYMENT_METHODS, type PaymentMethod } from '@schema/values/money/ledger';

/** The method used last on this device, and its setter. */
export function useLastMethod(): readonly [PaymentMethod, (method: PaymentMethod) => void] {
  const [stored, store] = useStoredChoice('money-method');
  return [PAYMENT_METHODS.find((one) => one === stored) ?? 'cash', store];
}
