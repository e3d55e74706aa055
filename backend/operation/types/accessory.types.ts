import {
  ACCESSORY_LIMITS,
  ACCESSORY_STATES,
  type AccessoryState,
} from '@schema/values/handover/accessories';
import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from './enum-of';

const AccessoryStateEnum = enumOf(ACCESSORY_STATES);

registerEnumType(AccessoryStateEnum, {
  name: 'AccessoryState',
  description:
    'Whether a thing is in the car: `present`, `missing`, or `not_given`: it stayed with the company',
});

const STATE = 'Whether it is in the car';

@ObjectType('Accessory', { description: 'A thing that is handed over with a car' })
export class AccessoryType {
  @Field(() => String, { description: 'Name, as in the company list when the sheet was saved' })
  name!: string;

  @Field(() => AccessoryStateEnum, { description: STATE })
  state!: AccessoryState;
}

@InputType({ description: 'A thing that is handed over with a car' })
export class AccessoryInput {
  @Field(() => String, {
    nullable: true,
    description: `Name, at most ${ACCESSORY_LIMITS.name} characters; required`,
  })
  name?: string | null;

  @Field(() => AccessoryStateEnum, { nullable: true, description: `${STATE}; required` })
  state?: AccessoryState | null;
}
