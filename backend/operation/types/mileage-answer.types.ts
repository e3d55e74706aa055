import { MILEAGE_ANSWERS } from '@schema/values/fleet/mileage';
import { registerEnumType } from 'type-graphql';
import { enumOf } from './enum-of';

export const MileageAnswerEnum = enumOf(MILEAGE_ANSWERS);

registerEnumType(MileageAnswerEnum, {
  name: 'MileageAnswer',
  description:
    'Explanation of a mileage that contradicts another reading; `new_counter`: the counter was replaced, `wrong_other`: the other reading is wrong and is reversed, `correct`: the car drove that far',
});
