import { CHARGE_KINDS } from '@schema/values/money/ledger';
import { registerEnumType } from 'type-graphql';
import { enumOf } from './enum-of';

export const ChargeKindEnum = enumOf(CHARGE_KINDS);

registerEnumType(ChargeKindEnum, {
  name: 'ChargeKind',
  description: 'Kind of charge besides the rent',
});
