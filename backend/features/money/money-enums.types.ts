import { enumOf } from '@backend/operation/types/enum-of';
import {
  CHARGE_KINDS,
  MONEY_DIRECTIONS,
  MONEY_KINDS,
  MONEY_METHODS,
  MOVEMENT_KINDS,
  PAYMENT_METHODS,
} from '@schema/values/money/ledger';
import { registerEnumType } from 'type-graphql';

export const MoneyKindEnum = enumOf(MONEY_KINDS);
export const MovementKindEnum = enumOf(MOVEMENT_KINDS);
export const MoneyDirectionEnum = enumOf(MONEY_DIRECTIONS);
export const MoneyMethodEnum = enumOf(MONEY_METHODS);
export const PaymentMethodEnum = enumOf(PAYMENT_METHODS);
export const ChargeKindEnum = enumOf(CHARGE_KINDS);

registerEnumType(MoneyKindEnum, { name: 'MoneyKind', description: 'What the money is for' });
registerEnumType(MovementKindEnum, {
  name: 'MovementKind',
  description: 'What the money of a day is for; `advance`: for no rental yet',
});
registerEnumType(MoneyDirectionEnum, {
  name: 'MoneyDirection',
  description: 'in: from the customer; out: to the customer',
});
registerEnumType(MoneyMethodEnum, {
  name: 'MoneyMethod',
  description:
    'How it was paid; `deposit`: with the deposit that was held; `advance`: with the advance',
});
registerEnumType(PaymentMethodEnum, {
  name: 'PaymentMethod',
  description: 'How money comes from a customer and goes back',
});
registerEnumType(ChargeKindEnum, {
  name: 'ChargeKind',
  description: 'What a customer owes beside the rent',
});
