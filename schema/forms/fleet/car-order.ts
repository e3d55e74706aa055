import { MESSAGES } from '@schema/messages';
import { array } from 'yup';
import { shapeOf } from '../fields/fields';

const { cars } = MESSAGES;

/** The new order of the fleet, every car once. */
export const carOrderPayload = shapeOf(
  {
    order: array()
      .typeError(cars.orderIncomplete)
      .defined(cars.orderIncomplete)
      .nonNullable(cars.orderIncomplete)
      .test('numbers', cars.orderIncomplete, (ids) => ids.every(Number.isInteger)),
    basedOn: array()
      .typeError(cars.orderIncomplete)
      .nullable()
      .test('numbers', cars.orderIncomplete, (ids) => ids == null || ids.every(Number.isInteger)),
  },
  [cars.orderIncomplete],
);
