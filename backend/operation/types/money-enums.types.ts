import { enumOf } from '@backend/operation/types/enum-of';
import {
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

registerEnumType(MoneyKindEnum, { name: 'MoneyKind', description: 'Purpose of the money' });
registerEnumType(MovementKindEnum, {
  name: 'MovementKind',
  description: 'Purpose of the money of a day; `advance` belongs to no rental yet',
});
registerEnumType(MoneyDirectionEnum, {
  name: 'MoneyDirection',
  description: 'Direction of the money; `in`: from the customer, `out`: to the customer',
});
registerEnumType(MoneyMethodEnum, {
  name: 'MoneyMethod',
  description:
    "Payment method; `deposit`: withheld from the deposit, `advance`: moved to or from the customer's advance",
});
registerEnumType(PaymentMethodEnum, {
  name: 'PaymentMethod',
  description: 'Payment method of money taken from or refunded to a customer',
});
