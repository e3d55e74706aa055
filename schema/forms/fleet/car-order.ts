import { MESSAGES } from '@schema/messages';
import { array } from 'yup';
import { shapeOf } from '../fields/fields';

const { cars } = MESSAGES;

const isId = (id: unknown) => Number.isInteger(id) && Number(id) > 0;

const basedOn = array()
  .typeError(cars.orderIncomplete)
  .nullable()
  .test('numbers', cars.orderIncomplete, (ids) => ids == null || ids.every(isId));

/** The order that was changed; checked alone, before the current order is compared with it. */
export const carOrderBasis = shapeOf({ basedOn }, [cars.orderIncomplete]);

/** The new order of the fleet, every car once. */
export const carOrderPayload = shapeOf(
  {
    order: array()
      .typeError(cars.orderIncomplete)
      .defined(cars.orderIncomplete)
      .nonNullable(cars.orderIncomplete)
      .test('numbers', cars.orderIncomplete, (ids) => ids.every(isId)),
    basedOn,
  },
  [cars.orderIncomplete],
);
