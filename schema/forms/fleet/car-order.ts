import { MESSAGES } from '@schema/messages';
import { array } from 'yup';
import { shapeOf } from '../fields/fields';

const { cars } = MESSAGES;

const isId = (id: unknown) => Number.isInteger(id) && Number(id) > 0;

/** The new order of the fleet, every car once. */
export const carOrderPayload = shapeOf(
  {
    order: array()
      .typeError(cars.orderIncomplete)
      .defined(cars.orderIncomplete)
      .nonNullable(cars.orderIncomplete)
      .test('numbers', cars.orderIncomplete, (ids) => ids.every(isId)),
    basedOn: array()
      .typeError(cars.orderIncomplete)
      .nullable()
      .test('numbers', cars.orderIncomplete, (ids) => ids == null || ids.every(isId)),
  },
  [cars.orderIncomplete],
);
