import { CAR_LIMITS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { array } from 'yup';
import { atMost, optionalVersion, partOf, reference, shapeOf } from '../fields/fields';

const { cars, generic } = MESSAGES;

const eachOnce = (items: readonly { readonly id?: unknown }[]) =>
  new Set(items.map((item) => item?.id)).size === items.length;

const target = partOf(
  { id: reference(cars.notFound), version: reference(generic.wrongNumberType) },
  cars.copyNothingChosen,
);

/** The car whose tariffs are copied, and the cars that get them, each with the version as read. */
export const tariffCopyPayload = shapeOf(
  {
    carId: reference(cars.notFound),
    version: optionalVersion(),
    cars: atMost(
      CAR_LIMITS.tariffCopies,
      cars.copyTooMany,
      array(target)
        .typeError(cars.copyNothingChosen)
        .defined(cars.copyNothingChosen)
        .nonNullable(cars.copyNothingChosen)
        .min(1, cars.copyNothingChosen)
        .test('once', cars.copyRepeated, eachOnce)
        .test(
          'other',
          cars.copySameCar,
          (items, { parent }) => !items.some((item) => item?.id === parent.carId),
        ),
    ),
  },
  [cars.copyNothingChosen, cars.copyRepeated, cars.copySameCar, cars.copyTooMany],
);
